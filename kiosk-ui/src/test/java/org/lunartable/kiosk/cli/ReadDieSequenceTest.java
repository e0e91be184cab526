package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.simtable.SimulatedTable;

/** A die on the simulated table: it is thrown, tumbles and lies still; one frame is broken. */
class ReadDieSequenceTest {
  private static final int FRAMES = 34;
  private static final int THROWN = 3;
  private static final int LYING = 25;
  private static final int BROKEN = 30;

  @TempDir static Path folder;

  private static final List<Map<String, Object>> LINES = new ArrayList<>();
  private static CliRun run;

  @BeforeAll
  static void watchAThrow() throws IOException, BadJson {
    SimulatedTable table = new SimulatedTable(4, Board.empty(new Lattice(9, 9)), Die.CLASSIC);
    List<String> words =
        new ArrayList<>(List.of("read-die", "--sequence", "--fps", "15", "--json"));
    for (int i = 0; i < FRAMES; i++) {
      long nanos = i * SimulatedTable.FRAME_NANOS;
      if (i == THROWN) {
        table.throwDie(new Random(7), nanos);
      }
      byte[] jpeg = i == BROKEN ? new byte[] {1, 2, 3} : table.frame(nanos);
      words.add(Files.write(folder.resolve(i + ".jpg"), jpeg).toString());
    }
    run = CliRun.of(words.toArray(String[]::new));
    for (String line : run.lines()) {
      LINES.add(Json.readObject(line));
    }
  }

  @Test
  void everyFrameHasALineWithAState() {
    assertThat(LINES).hasSize(FRAMES);
    assertThat(LINES)
        .extracting(line -> line.get("state"))
        .allMatch(List.of("absent", "moving", "held", "still", "cocked")::contains)
        .contains("moving");
    assertThat(LINES.get(FRAMES - 1)).containsEntry("state", "still");
  }

  @Test
  void theRollIsTheLastFieldOfOneLineOnceTheDieLies() {
    List<Integer> told = new ArrayList<>();
    for (int i = 0; i < FRAMES; i++) {
      if (LINES.get(i).containsKey("roll")) {
        told.add(i);
      }
    }
    assertThat(told).hasSize(1);
    assertThat(told.get(0)).isBetween(LYING - 3, LYING + 4);
    Map<String, Object> line = LINES.get(told.get(0));
    assertThat(line.keySet())
        .containsExactly(
            "file", "reading", "confidence", "corners", "millis", "decode_millis", "state", "roll");
    assertThat((Map<?, ?>) line.get("roll"))
        .extracting(Map::keySet)
        .asString()
        .isEqualTo("[quadrants, faces, colours]");
    assertThat(line).containsEntry("roll", line.get("reading"));
  }

  @Test
  void aDieThatMovesIsNoReading() {
    assertThat(LINES)
        .filteredOn(line -> "moving".equals(line.get("state")))
        .isNotEmpty()
        .allSatisfy(
            line ->
                assertThat(line).containsEntry("reading", null).containsEntry("reason", "moving"));
  }

  @Test
  void aBrokenFrameIsToldAndTheStreamGoesOn() {
    assertThat(LINES.get(BROKEN))
        .containsEntry("reading", null)
        .containsEntry("reason", "bad-image")
        .containsEntry("state", "still");
    assertThat(LINES.get(BROKEN + 1).get("reading")).isNotNull();
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("lunar: One picture could not be used.\n");
  }

  @Test
  void peopleReadTheStateBehindTheSentence() {
    CliRun text = CliRun.of("read-die", "--sequence", folder.resolve("0.jpg").toString());

    assertThat(text.status()).isZero();
    assertThat(text.out()).matches("(?s).*0\\.jpg: face .* sure \\[still\\]\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-15", "NaN", "Infinity", "many", "1e9"})
  void anImpossibleRateIsOneSentence(String fps) {
    CliRun.of("read-die", "--sequence", "--fps", fps, "a.jpg").failed(2, "--fps");
  }

  @Test
  void aRateWithoutAStreamIsOneSentence() {
    CliRun.of("read-die", "--fps", "15", "a.jpg").failed(2, "--fps goes with --sequence");
  }
}

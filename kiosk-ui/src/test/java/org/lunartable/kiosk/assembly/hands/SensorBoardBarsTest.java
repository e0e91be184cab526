package org.lunartable.kiosk.assembly.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation.BoardSighted;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Screens;
import org.lunartable.kiosk.table.SourceState;
import org.lunartable.kiosk.table.TableLoop;

/** How soon the real table shows what happens at a pin of the real firmware in its simulator. */
@Tag("bars")
@Timeout(300)
class SensorBoardBarsTest {

  private static final int TIMES = 200;
  private static final Lattice CLASSIC = new Lattice(9, 9);

  @TempDir Path folder;
  private SimulatedBoard board;
  private Keeper journal;
  private TableLoop table;
  private SensorBoard source;

  /** When what was sensed last came to the table's door, on the monotonic clock. */
  private volatile long sensedNanos;

  @BeforeEach
  void start() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    board = SimulatedBoard.start(build, folder.resolve("board"));
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
    source = new SensorBoard(new SerialPorts(PortName.parse(board.port())));
    begin();
    InputSink buttons = new Buttons(table, ElectronicDie.secure(table));
    source.start(event -> noted(event, buttons));
    awaitShown(shown -> shown.sources().stream().anyMatch(SourceState::working));
  }

  @AfterEach
  void stop() throws Exception {
    source.close();
    table.close();
    journal.close();
    board.close();
  }

  private boolean noted(TableEvent event, InputSink table) {
    if (event.observation() instanceof BoardSighted || event.observation() instanceof ButtonUsed) {
      sensedNanos = System.nanoTime();
    }
    return table.accept(event);
  }

  private void begin() {
    table.begin("lunar-command", Map.of(), "test").join();
  }

  private void awaitShown(Predicate<Published> what) {
    Screens.await(table, what);
  }

  private static boolean isRolled(Published shown) {
    return shown.die().flatMap(Block.Die::top).isPresent();
  }

  /** When the pin changed, on the clock that both programs share. */
  private long ask(String command) throws IOException {
    String answer = board.ask(command);
    assertThat(answer).as(command).startsWith("ok");
    return Arrays.stream(answer.split(" "))
        .filter(word -> word.startsWith("t="))
        .map(word -> Long.parseLong(word.substring(2)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aPressOnTheBoardIsARollOnTheScreenWithinATenthOfASecond() throws Exception {
    double[] door = new double[TIMES];
    double[] screen = new double[TIMES];
    for (int i = 0; i < TIMES; i++) {
      long pressed = ask("press roll");
      awaitShown(SensorBoardBarsTest::isRolled);
      screen[i] = (System.nanoTime() - pressed) / 1e6;
      door[i] = (sensedNanos - pressed) / 1e6;
      Thread.sleep(20 + i % 7);
      ask("release roll");
      Thread.sleep(60);
      begin();
      awaitShown(shown -> !isRolled(shown));
    }
    tell("pin of the roll button of the sensor board to the event at the table", door);
    tell("pin of the roll button of the sensor board to the roll on the published screen", screen);
    assertThat(median(door)).isLessThan(10);
    assertThat(screen[TIMES * 95 / 100]).isLessThan(100);
  }

  @Test
  void aPieceOnTheBoardIsAnEventAtTheTableWithinTenMilliseconds() throws Exception {
    double[] door = new double[TIMES];
    for (int i = 0; i < TIMES; i++) {
      // Another place each time: one that changed so often would be muted.
      long before = sensedNanos;
      long placed = ask("place " + CLASSIC.place(i).name());
      while (sensedNanos == before) {
        Thread.sleep(0, 200_000);
      }
      door[i] = (sensedNanos - placed) / 1e6;
      Thread.sleep(15 + i % 7);
    }
    tell("pin of a place of the sensor board to the event at the table", door);
    assertThat(median(door)).isLessThan(10);
  }

  private static double median(double[] sorted) {
    return sorted[sorted.length / 2];
  }

  /** Sorts them and leaves a line for the page of figures. */
  private static void tell(String what, double[] millis) throws IOException {
    Arrays.sort(millis);
    String line =
        String.format(
            Locale.ROOT,
            "%s|median %.1f ms, 95 of 100 within %.1f ms, 99 within %.1f ms (%d times)%n",
            what,
            median(millis),
            millis[millis.length * 95 / 100],
            millis[millis.length * 99 / 100],
            millis.length);
    Path file = Files.createDirectories(Path.of("target", "bars")).resolve("hands.txt");
    Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}

package org.lunartable.kiosk.fairness;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.fairness.DieRecord.Verdict;
import org.lunartable.kiosk.journal.Journal;
import org.lunartable.kiosk.journal.PastGames;

class FairnessTest {

  private static final String WALLS = "r:white,white,orange,green";
  private static final String WALK = "r:white,white,yellow,yellow";
  private static final Games GAMES = Games.of(new LunarCommandGame());

  @TempDir Path folder;

  private List<DieRecord> records(Entry... entries) throws Exception {
    List<Entry> all = new ArrayList<>();
    all.add(new Entry.GameStarted("lunar-command", Map.of(), "touch"));
    all.addAll(List.of(entries));
    try (Journal journal = Journal.open(folder, Clock.systemUTC())) {
      journal.append(all);
      return new Fairness(GAMES, new PastGames(folder)).records();
    }
  }

  private static Entry move(String move, String source) {
    return new Entry.MoveTaken(move, source);
  }

  @Test
  void rollsAreCountedByWhoSawThem() throws Exception {
    List<DieRecord> records =
        records(
            move(WALLS, "camera"),
            move("w:b1", "touch"),
            move(WALK, "camera"),
            move("p", "touch"),
            move(WALLS, "electronic"));
    assertThat(records).extracting(DieRecord::source).containsExactly("camera", "electronic");
    assertThat(records.get(0).counts()).containsExactly(1L, 1L, 0L, 0L, 0L);
    assertThat(records.get(0).sides()).containsExactly(2, 1, 1, 1, 1);
    assertThat(records.get(0).verdict()).isEqualTo(Verdict.FEW);
    assertThat(records.get(0).enough()).isEqualTo(30);
  }

  @Test
  void whatWasTakenBackDoesNotCount() throws Exception {
    assertThat(records(move(WALLS, "camera"), new Entry.Undone("touch"), move(WALK, "camera")))
        .singleElement()
        .extracting(DieRecord::counts)
        .isEqualTo(List.of(0L, 1L, 0L, 0L, 0L));
  }

  @Test
  void whatWasTakenBackAndDoneAgainCounts() throws Exception {
    assertThat(records(move(WALLS, "camera"), new Entry.Undone("touch"), new Entry.Redone("touch")))
        .singleElement()
        .extracting(DieRecord::rolls)
        .isEqualTo(1L);
  }

  @Test
  void aRollThatNobodySawDoesNotCount() throws Exception {
    assertThat(records(move(WALLS, Session.ASSUMED), move("w:b1", "camera"))).isEmpty();
  }

  @Test
  void aDieThatRollsAsExpectedIsFairAndOneThatDoesNotIsNot() {
    assertThat(judged(20, 10, 10, 10, 10).verdict()).isEqualTo(Verdict.FAIR);
    assertThat(judged(20, 10, 10, 10, 10).p()).isEqualTo(1);
    assertThat(judged(20, 19, 5, 8, 8).verdict()).isEqualTo(Verdict.ODD);
    assertThat(judged(5, 40, 5, 5, 5).verdict()).isEqualTo(Verdict.UNFAIR);
  }

  private static DieRecord judged(long... counts) {
    return DieRecord.of(
        "camera",
        Die.CLASSIC.faces().subList(1, 6),
        List.of(2, 1, 1, 1, 1),
        java.util.Arrays.stream(counts).boxed().toList());
  }
}

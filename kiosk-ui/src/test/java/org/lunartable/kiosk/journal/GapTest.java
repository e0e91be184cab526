package org.lunartable.kiosk.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Entry.GameStarted;
import org.lunartable.engine.session.Entry.MoveTaken;

class GapTest {

  private static final Entry ONE = new GameStarted("counting", Map.of("turns", 1), "touch");
  private static final Entry TWO = new GameStarted("counting", Map.of("turns", 2), "touch");
  private static final Entry A = new MoveTaken("a", "touch");
  private static final Entry B = new MoveTaken("b", "touch");

  private static List<Entry> missing(List<Entry> found) {
    return Gap.missing(found, List.of(ONE, A), List.of(B, TWO, A));
  }

  @Test
  void aJournalThatIsAsItWasLacksAllThatWasNotSaved() {
    assertThat(missing(List.of(ONE, A))).containsExactly(B, TWO, A);
  }

  @Test
  void whatGotThereAllTheSameIsNotWrittenTwice() {
    assertThat(missing(List.of(ONE, A, B))).containsExactly(TWO, A);
    assertThat(missing(List.of(TWO))).containsExactly(A);
    assertThat(missing(List.of(TWO, A))).isEmpty();
  }

  @Test
  void anotherJournalGetsTheWholeGame() {
    assertThat(missing(List.of())).containsExactly(ONE, A, B, TWO, A);
    assertThat(missing(List.of(ONE))).containsExactly(ONE, A, B, TWO, A);
    assertThat(missing(List.of(ONE, B))).containsExactly(ONE, A, B, TWO, A);
    assertThat(missing(List.of(TWO, B))).containsExactly(ONE, A, B, TWO, A);
  }
}

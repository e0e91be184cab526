package org.lunartable.engine.cardgame;

import java.util.List;
import org.lunartable.engine.screen.Text;

/** Who has won, in words. */
public final class Results {

  private Results() {}

  /** The winning seat, or {@code draw} for a shared win. */
  public static String word(List<Integer> winners) {
    return winners.size() == 1 ? Seats.word(winners.get(0)) : "draw";
  }

  /** The same as a sentence. */
  public static Text headline(List<Integer> winners, Seating seating) {
    return winners.size() == 1
        ? Text.of("turn.over.won", "seat", seating.said(winners.get(0)))
        : Text.of("turn.over.shared", "seats", winners.stream().map(seating::said).toList());
  }
}

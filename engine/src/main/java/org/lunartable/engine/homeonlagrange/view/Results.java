package org.lunartable.engine.homeonlagrange.view;

import java.util.List;
import org.lunartable.engine.homeonlagrange.notation.Seats;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.screen.Text;

/** Who has won, in words (HL-19). */
public final class Results {

  private Results() {}

  /** The winning seat, or {@code draw} for a shared win. */
  public static String word(Standing standing) {
    List<Integer> winners = standing.winners();
    return winners.size() == 1 ? Seats.word(winners.get(0)) : "draw";
  }

  /** The same as a sentence. */
  public static Text headline(Standing standing, Seating seating) {
    List<Integer> winners = standing.winners();
    return winners.size() == 1
        ? Text.of("turn.over.won", "seat", seating.said(winners.get(0)))
        : Text.of("turn.over.shared", "seats", winners.stream().map(seating::said).toList());
  }
}

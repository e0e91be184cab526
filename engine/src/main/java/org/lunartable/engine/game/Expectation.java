package org.lunartable.engine.game;

import java.util.Set;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.grid.Board;

/** What the table shows once an option is done. */
public sealed interface Expectation {

  /** The die lies with a face that looks like this on top. */
  record DieShows(DieFace face) implements Expectation {}

  /** The board looks like this. */
  record BoardBecomes(Board board) implements Expectation {}

  /** A card with one of these backgrounds was laid into the tray. */
  record CardLies(Set<Background> backgrounds) implements Expectation {
    public CardLies {
      backgrounds = Set.copyOf(backgrounds);
    }
  }

  /**
   * Cards lie in rows, and the next one begins with a card of one of these backgrounds; the others
   * of the row follow as {@link CardLies}.
   */
  record RowBegins(Set<Background> backgrounds) implements Expectation {
    public RowBegins {
      backgrounds = Set.copyOf(backgrounds);
    }
  }

  /** Nothing to be seen, for example a pass. */
  record Nothing() implements Expectation {}
}

package org.lunartable.kiosk.assembly.board;

import java.util.List;
import org.lunartable.engine.follow.Agreed;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;

/** What those who saw the board can say beyond what they saw on each place. */
public interface Witness {

  /** The places that look disturbed if the board were this one; nothing counts while some do. */
  List<Place> disturbed(Board after);

  /** Whether what looks changed has changed for certain; else another look may tell. */
  default boolean isSureOfChanges() {
    return false;
  }

  /**
   * Whether pieces that are no longer where this has them may be in a hand, and not where somebody
   * cannot see them: then nothing is taken without a question.
   */
  default boolean mayBeInHand(Agreed before) {
    return false;
  }
}

package org.lunartable.kiosk.assembly.board;

import java.util.HashMap;
import java.util.Map;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting.Sight;
import org.lunartable.vision.board.read.BoardReading;

/**
 * How each place looked when board and game last agreed on it. A place that has suddenly come to
 * look otherwise although the game says that nothing happened there is not believed at once: its
 * earlier look is kept, so that a piece that was overlooked still stands out in the next picture.
 *
 * @param reading how the places looked
 * @param board what stood there
 * @param doubts for how many pictures in a row a place has looked otherwise; others are not listed
 */
record Agreement(BoardReading reading, Board board, Map<Place, Integer> doubts) {

  /** So many pictures in a row make any look the look of what the game says. */
  private static final int PATIENCE = 3;

  /** From this weight down, a logarithm, a place does not look like what the game says. */
  private static final double DOUBTFUL = -1;

  Agreement {
    doubts = Map.copyOf(doubts);
  }

  Agreement(BoardReading reading, Board board) {
    this(reading, board, Map.of());
  }

  /** What is known once board and game have agreed in a later picture, too. */
  Agreement next(BoardReading seen, Board now) {
    Map<Place, Integer> more = new HashMap<>();
    for (Place place : now.lattice().places()) {
      int times = doubts.getOrDefault(place, 0) + 1;
      if (times <= PATIENCE && isDoubtful(place, seen, now)) {
        more.put(place, times);
      }
    }
    return new Agreement(more.isEmpty() ? seen : seen.with(more.keySet(), reading), now, more);
  }

  private boolean isDoubtful(Place place, BoardReading seen, Board now) {
    Sight sight = seen.sighting().at(place);
    boolean fits = !sight.hidden() && sight.weight(now.at(place)) > DOUBTFUL;
    return !fits
        && board.at(place) == now.at(place)
        && seen.change(place, reading) > Sharpening.leastChange(place);
  }
}

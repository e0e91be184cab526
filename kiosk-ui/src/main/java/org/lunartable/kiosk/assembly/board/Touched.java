package org.lunartable.kiosk.assembly.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.BoardSighting.Sight;

/**
 * What the sensors of a board told since board and game agreed last. A sensor does not know what
 * stands on it, but it tells of every lift: where nothing was lifted or put down, the same piece
 * still stands. For one thread.
 */
final class Touched {

  /** How unlikely another piece is on a place that nobody touched; a logarithm. */
  private static final double SAME_WEIGHT = -12;

  /**
   * How unlikely it is that a place is bare where a piece was put down again; a logarithm. It is
   * small enough that the search asks whether the piece went away and another came.
   */
  private static final double BARE_WEIGHT = -5.5;

  private final Set<Place> places = new HashSet<>();
  private Optional<BoardSighting> last = Optional.empty();
  private boolean all = true;

  /** Takes what the sensors tell now. */
  void see(BoardSighting sighting) {
    if (last.isEmpty() || !last.get().lattice().equals(sighting.lattice())) {
      all = true;
    } else {
      for (Place place : sighting.lattice().places()) {
        if (!last.get().at(place).equals(sighting.at(place))) {
          places.add(place);
        }
      }
    }
    last = Optional.of(sighting);
  }

  /** Nobody knows what was lifted from now until the next sighting. */
  void lost() {
    all = true;
  }

  /** What was told last is what the game has. */
  void agreed() {
    all = false;
    places.clear();
  }

  /** What was told last, if anything was. */
  Optional<BoardSighting> sighting() {
    return last;
  }

  /** The same in the light of what was not touched since the board was this one. */
  Optional<BoardSighting> sharpened(Board board) {
    return last.map(told -> told.lattice().equals(board.lattice()) ? sharpened(told, board) : told);
  }

  private BoardSighting sharpened(BoardSighting told, Board board) {
    List<Sight> sights = new ArrayList<>();
    for (Place place : board.lattice().places()) {
      Sight sight = told.at(place);
      Content was = board.at(place);
      boolean fits = sight.weight(was) == 0;
      sights.add(fits ? fitting(sight, was, all || places.contains(place)) : sight);
    }
    return new BoardSighting(board.lattice(), sights);
  }

  private static Sight fitting(Sight sight, Content was, boolean moved) {
    return moved ? putDown(sight, was) : same(sight, was);
  }

  private static Sight putDown(Sight sight, Content was) {
    if (was == Content.EMPTY || was == Content.BLOCKED) {
      return sight;
    }
    Map<Content, Double> weights = new EnumMap<>(sight.weights());
    weights.merge(Content.EMPTY, BARE_WEIGHT, Math::max);
    return new Sight(false, weights);
  }

  private static Sight same(Sight sight, Content was) {
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    sight
        .weights()
        .forEach(
            (content, weight) ->
                weights.put(content, becomes(was, content) ? weight : SAME_WEIGHT));
    return new Sight(false, weights);
  }

  /** Whether the place can have changed so without a sensor: domes and UFOs stand on others. */
  private static boolean becomes(Content was, Content is) {
    boolean figure = was.hasFigure() && was.figure() == is.figure();
    boolean crowned = was == Content.SQUARE_WALL && is.isDome();
    return was == is || figure || crowned || (was == Content.EMPTY && is == Content.BLOCKED);
  }
}

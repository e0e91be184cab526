package org.lunartable.engine.follow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lunartable.engine.enclosure.Enclosure;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.spi.BoardSighting;

/**
 * The board that was seen most likely, when no game is known: what every place looks like together
 * with what the rules let stand on a board. Where the two contradict each other, what looks certain
 * wins over the rules. Stateless.
 */
public final class LikeliestBoard {

  private LikeliestBoard() {}

  /**
   * The likeliest board of these rules; empty where it is hidden.
   *
   * @param sighting of a board of the rules' size
   */
  public static Board of(BoardSighting sighting, Rules rules) {
    Lattice lattice = rules.lattice();
    Weights weights = new Weights(sighting);
    Set<Integer> hidden = new HashSet<>();
    for (Place place : lattice.places()) {
      if (sighting.at(place).hidden()) {
        hidden.add(lattice.index(place));
      }
    }
    Content[] pieces = new LikeliestPieces(weights, hidden, rules).find();
    Board built =
        Board.of(
            lattice,
            place -> {
              Content piece = pieces[lattice.index(place)];
              Content open = piece == null ? Content.EMPTY : piece;
              return rules.blocked().contains(place) ? Content.BLOCKED : open;
            });
    return withFigures(built, weights, hidden, rules);
  }

  private static Board withFigures(Board built, Weights weights, Set<Integer> hidden, Rules rules) {
    Lattice lattice = rules.lattice();
    List<Place> open = lattice.places(Place.Kind.SPACE).stream().filter(built::isEmpty).toList();
    List<Place> seen =
        open.stream().filter(space -> !hidden.contains(lattice.index(space))).toList();
    Content[] figures =
        new LikeliestFigures(weights, seen, open.size() - seen.size(), rules)
            .find(!Enclosure.stations(built).isEmpty());
    Map<Place, Content> found = new HashMap<>();
    for (int i = 0; i < figures.length; i++) {
      found.put(seen.get(i), figures[i]);
    }
    return Board.of(lattice, place -> found.getOrDefault(place, built.at(place)));
  }
}

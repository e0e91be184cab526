package org.lunartable.kiosk.assembly.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.BoardSighting.Sight;
import org.lunartable.kiosk.table.Published;

/** A board that knows only where something stands, and a game beside it, played by a test. */
final class Presence {

  private Presence() {}

  /** What sensors tell when something stands on these places. */
  static BoardSighting of(Lattice lattice, Set<Place> occupied) {
    List<Sight> sights = new ArrayList<>();
    for (Place place : lattice.places()) {
      Map<Content, Double> weights = new EnumMap<>(Content.class);
      for (Content content : Content.values()) {
        if (content.fits(place.kind())) {
          boolean bare = content == Content.EMPTY || content == Content.BLOCKED;
          weights.put(content, bare == occupied.contains(place) ? Math.log(0.001) : 0.0);
        }
      }
      sights.add(new Sight(false, weights));
    }
    return new BoardSighting(lattice, sights);
  }

  /** The places on which something stands, as sensors tell it. */
  static Set<Place> occupied(BoardSighting sighting) {
    return sighting.lattice().places().stream()
        .filter(place -> sighting.at(place).weight(Content.EMPTY) < 0)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The screen of a game. */
  static Published shown(long number, boolean begun, Play play) {
    return new Published(
        number,
        Optional.empty(),
        List.of(),
        begun,
        false,
        List.of(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        0,
        Optional.of(play),
        List.of());
  }
}

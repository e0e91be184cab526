package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.BoardSighting.Sight;

/**
 * The weights of a sighting as the rules look at them: 0 for the content that fits a place best,
 * less for the others. What stands under a UFO cannot be seen, and blocked places are not looked
 * at. Immutable.
 */
final class Weights {

  private static final List<Content> UFOS =
      List.of(Content.UFO, Content.UFO_OVER_ROBOT, Content.UFO_ON_ASTRONAUT);

  private static final List<Content> CONTENTS = List.of(Content.values());

  private final Lattice lattice;
  private final List<Map<Content, Double>> byPlace;

  Weights(BoardSighting sighting) {
    lattice = sighting.lattice();
    byPlace = new ArrayList<>(lattice.size());
    // Most places look alike and share one sight.
    Map<Place.Kind, IdentityHashMap<Sight, Map<Content, Double>>> known =
        new EnumMap<>(Place.Kind.class);
    for (Place place : lattice.places()) {
      byPlace.add(
          known
              .computeIfAbsent(place.kind(), kind -> new IdentityHashMap<>())
              .computeIfAbsent(sighting.at(place), sight -> of(place.kind(), sight)));
    }
  }

  private static Map<Content, Double> of(Place.Kind kind, Sight sight) {
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    double best = Sight.WORST;
    for (Content content : CONTENTS) {
      if (content != Content.BLOCKED && content.fits(kind)) {
        double weight = weight(sight, content);
        weights.put(content, weight);
        best = Math.max(best, weight);
      }
    }
    double highest = best;
    weights.replaceAll((content, weight) -> weight - highest);
    weights.put(Content.BLOCKED, 0.0);
    return weights;
  }

  private static double weight(Sight sight, Content content) {
    return content.hasUfo()
        ? UFOS.stream().mapToDouble(sight::weight).max().orElseThrow()
        : sight.weight(content);
  }

  Lattice lattice() {
    return lattice;
  }

  /** How well the content fits what was seen there, 0 or less. */
  double of(int index, Content content) {
    return byPlace.get(index).get(content);
  }

  double of(Place place, Content content) {
    return of(lattice.index(place), content);
  }

  /**
   * How well a game fits there: by what the position has, or by a scored figure that still stands.
   */
  double of(int index, Board board, Map<Place, Content> standing) {
    double weight = of(index, board.at(index));
    if (!standing.isEmpty() && weight < 0) {
      Content figure = standing.get(lattice.place(index));
      return figure == null ? weight : Math.max(weight, of(index, figure));
    }
    return weight;
  }

  /** The weight of what fits best there but for this content. */
  double bestBut(int index, Content content) {
    double best = Sight.WORST;
    for (Map.Entry<Content, Double> each : byPlace.get(index).entrySet()) {
      Content other = each.getKey();
      boolean same = other == content || (other.hasUfo() && content.hasUfo());
      if (!same && other != Content.BLOCKED) {
        best = Math.max(best, each.getValue());
      }
    }
    return best;
  }

  /** The contents that fit best there; one but for sensors, which cannot tell kinds apart. */
  List<Content> best(Place place) {
    List<Content> best =
        byPlace.get(lattice.index(place)).entrySet().stream()
            .filter(entry -> entry.getKey() != Content.BLOCKED && entry.getValue() == 0)
            .map(Map.Entry::getKey)
            .toList();
    return best.isEmpty() ? List.of(Content.EMPTY) : best;
  }
}

package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.Arrays;
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

  private static final Content[] CONTENTS = Content.values();

  private final Lattice lattice;

  /** For every place the weights by the number of the content; not a number where it cannot be. */
  private final List<double[]> byPlace;

  Weights(BoardSighting sighting) {
    lattice = sighting.lattice();
    byPlace = new ArrayList<>(lattice.size());
    // Most places look alike and share one sight.
    Map<Place.Kind, IdentityHashMap<Sight, double[]>> known = new EnumMap<>(Place.Kind.class);
    for (Place place : lattice.places()) {
      byPlace.add(
          known
              .computeIfAbsent(place.kind(), kind -> new IdentityHashMap<>())
              .computeIfAbsent(sighting.at(place), sight -> of(place.kind(), sight)));
    }
  }

  private static double[] of(Place.Kind kind, Sight sight) {
    double[] weights = new double[CONTENTS.length];
    double best = Sight.WORST;
    for (Content content : CONTENTS) {
      boolean fits = content != Content.BLOCKED && content.fits(kind);
      weights[content.ordinal()] = fits ? weight(sight, content) : Double.NaN;
      best = fits ? Math.max(best, weights[content.ordinal()]) : best;
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] -= best;
    }
    weights[Content.BLOCKED.ordinal()] = 0;
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
    return byPlace.get(index)[content.ordinal()];
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
    double[] weights = byPlace.get(index);
    double best = Sight.WORST;
    for (Content other : CONTENTS) {
      boolean same = other == content || (other.hasUfo() && content.hasUfo());
      if (!same && other != Content.BLOCKED && !Double.isNaN(weights[other.ordinal()])) {
        best = Math.max(best, weights[other.ordinal()]);
      }
    }
    return best;
  }

  /** The contents that fit best there; one but for sensors, which cannot tell kinds apart. */
  List<Content> best(Place place) {
    double[] weights = byPlace.get(lattice.index(place));
    List<Content> best =
        Arrays.stream(CONTENTS)
            .filter(content -> content != Content.BLOCKED && weights[content.ordinal()] == 0)
            .toList();
    return best.isEmpty() ? List.of(Content.EMPTY) : best;
  }
}

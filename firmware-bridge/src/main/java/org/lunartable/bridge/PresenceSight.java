package org.lunartable.bridge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.bridge.protocol.Occupancy;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.BoardSighting.Sight;

/**
 * What sensors tell of a board: that something stands on a place, not what. All kinds that fit
 * there explain it equally well; a crater or missing plate is as empty to a sensor as an empty
 * slot.
 */
final class PresenceSight {

  /** A sensor is wrong about once in a thousand times: a piece set down askew, a magnet lost. */
  static final double WRONG = Math.log(0.001);

  private static final Map<Place.Kind, Sight> SOMETHING = new EnumMap<>(Place.Kind.class);
  private static final Map<Place.Kind, Sight> NOTHING = new EnumMap<>(Place.Kind.class);
  private static final Map<Place.Kind, Sight> UNKNOWN = new EnumMap<>(Place.Kind.class);

  static {
    for (Place.Kind kind : Place.Kind.values()) {
      SOMETHING.put(kind, sight(kind, 0, WRONG));
      NOTHING.put(kind, sight(kind, WRONG, 0));
      UNKNOWN.put(kind, sight(kind, 0, 0));
    }
  }

  private PresenceSight() {}

  private static Sight sight(Place.Kind kind, double standing, double bare) {
    Map<Content, Double> weights = new EnumMap<>(Content.class);
    for (Content content : Content.values()) {
      if (content.fits(kind)) {
        boolean isBare = content == Content.EMPTY || content == Content.BLOCKED;
        weights.put(content, isBare ? bare : standing);
      }
    }
    return new Sight(false, weights);
  }

  /** The lattice that a board of so many sensors is made for; empty when there is none. */
  static Optional<Lattice> lattice(int rows, int columns) {
    int width = (columns - 1) / 2;
    int height = (rows - 1) / 2;
    boolean fits =
        columns == 2 * width + 1
            && rows == 2 * height + 1
            && Math.min(width, height) >= Lattice.MIN_SPACES
            && Math.max(width, height) <= Lattice.MAX_SPACES;
    return fits ? Optional.of(new Lattice(width, height)) : Optional.empty();
  }

  /** The same as the lattice's reader sees it; both must have as many places. */
  static BoardSighting of(Lattice lattice, Occupancy occupancy) {
    List<Sight> sights = new ArrayList<>(lattice.size());
    for (int i = 0; i < lattice.size(); i++) {
      Place.Kind kind = lattice.place(i).kind();
      if (occupancy.muted(i)) {
        sights.add(UNKNOWN.get(kind));
      } else {
        sights.add((occupancy.occupied(i) ? SOMETHING : NOTHING).get(kind));
      }
    }
    return new BoardSighting(lattice, sights);
  }
}

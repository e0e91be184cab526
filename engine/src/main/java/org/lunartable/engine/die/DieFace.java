package org.lunartable.engine.die;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * One face of the die: four quarters, read row by row from the top left. A quarter without a tile
 * is null.
 *
 * @param quarters exactly four colours or nulls; a tile of 1 x 2 or 2 x 2 fills two or four
 */
public record DieFace(List<TileColour> quarters) {

  public DieFace {
    if (quarters.size() != 4) {
      throw new IllegalArgumentException("a face has four quarters, not " + quarters.size());
    }
    quarters = Collections.unmodifiableList(Arrays.asList(quarters.toArray(TileColour[]::new)));
  }

  public static DieFace of(
      TileColour topLeft, TileColour topRight, TileColour bottomLeft, TileColour bottomRight) {
    return new DieFace(Arrays.asList(topLeft, topRight, bottomLeft, bottomRight));
  }

  /** The colours of its tiles in reading order, bare quarters left out. */
  public List<TileColour> colours() {
    return quarters.stream().filter(Objects::nonNull).toList();
  }

  /** The distinct colours, sorted by name. */
  public List<String> distinctColours() {
    return quarters.stream()
        .filter(Objects::nonNull)
        .map(TileColour::text)
        .distinct()
        .sorted()
        .toList();
  }

  /** The same face after a quarter turn clockwise. */
  public DieFace turned() {
    return of(quarters.get(2), quarters.get(0), quarters.get(3), quarters.get(1));
  }

  /** Whether the two look the same in some of the four ways the die can lie. */
  public boolean looksLike(DieFace other) {
    DieFace turned = other;
    for (int i = 0; i < 4; i++) {
      if (quarters.equals(turned.quarters)) {
        return true;
      }
      turned = turned.turned();
    }
    return false;
  }
}

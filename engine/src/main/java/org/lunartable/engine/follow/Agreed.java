package org.lunartable.engine.follow;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Position;

/**
 * What people and program agree on: the game, and the figures that the rules have scored but that
 * nobody has taken off the board yet.
 *
 * @param standing scored figures by the space on which each may still stand; the position no longer
 *     has them
 */
public record Agreed(Position position, Map<Place, Content> standing) {

  public Agreed {
    standing = Map.copyOf(standing);
  }

  /** An agreed position in which every scored figure is off the board. */
  public static Agreed on(Position position) {
    return new Agreed(position, Map.of());
  }

  /** The figures still to be taken off the board, by row, then column. */
  public SortedMap<Place, Content> owed() {
    return new TreeMap<>(standing);
  }

  /** The same once the figures on these spaces are gone. */
  Agreed without(Iterable<Place> gone) {
    Map<Place, Content> left = new HashMap<>(standing);
    gone.forEach(left::remove);
    return new Agreed(position, left);
  }
}

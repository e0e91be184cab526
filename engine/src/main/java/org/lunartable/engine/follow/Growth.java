package org.lunartable.engine.follow;

import java.util.Arrays;
import java.util.stream.Stream;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Rules;

/**
 * Which pieces of a board can have been built one after the other from the starting domes (LC-13 to
 * LC-19). Taken loosely, as it must be where nobody knows in which order they were built: a wall
 * stands next to a piece of either colour, a coloured piece is chained to an own one. For one
 * thread.
 */
final class Growth {

  private final Content[] start;
  private final int[][] next;
  private final boolean[] corner;
  private final boolean[] noAirlock;
  private final boolean[] reached;
  private final int[] open;
  private int size;

  Growth(Rules rules) {
    Lattice lattice = rules.lattice();
    start = new Content[lattice.size()];
    next = new int[lattice.size()][];
    corner = new boolean[lattice.size()];
    noAirlock = new boolean[lattice.size()];
    reached = new boolean[lattice.size()];
    open = new int[lattice.size()];
    rules.setUp().start().forEach((at, side) -> start[lattice.index(at)] = Content.dome(side));
    for (Place place : lattice.places()) {
      int index = lattice.index(place);
      next[index] = slots(lattice, place).mapToInt(lattice::index).toArray();
      corner[index] = place.isCorner();
      noAirlock[index] = lattice.onRim(place);
    }
    rules.blocked().stream()
        .filter(Place::isSpace)
        .flatMap(space -> slots(lattice, space))
        .forEach(side -> noAirlock[lattice.index(side)] = true);
  }

  private static Stream<Place> slots(Lattice lattice, Place place) {
    return lattice.neighbours(place).stream().filter(slot -> !slot.isSpace());
  }

  /** The starting dome of a place; null where there is none. */
  Content start(int place) {
    return start[place];
  }

  /** How many pieces neighbour the place; what is hidden counts as one. */
  int neighbours(int place, Content[] contents) {
    int pieces = 0;
    for (int slot : next[place]) {
      pieces += contents[slot] == null || contents[slot].isPiece() ? 1 : 0;
    }
    return pieces;
  }

  /**
   * How many pieces cannot have been built where they are.
   *
   * @param contents what lies on every place, by its index; null where it is hidden and may be
   *     anything
   */
  int impossible(Content[] contents) {
    Arrays.fill(reached, false);
    size = 0;
    int pieces = 0;
    for (int i = 0; i < contents.length; i++) {
      boolean hidden = contents[i] == null;
      pieces += hidden || contents[i].isPiece() ? 1 : 0;
      if (hidden || (start[i] != null && contents[i] == start[i])) {
        reach(i);
      }
    }
    for (int i = 0; i < size; i++) {
      grow(open[i], contents);
    }
    return pieces - size;
  }

  private void grow(int from, Content[] contents) {
    for (int to : next[from]) {
      if (canJoin(from, to, contents)) {
        reach(to);
      }
      // A coloured piece can let another one stand at a wall's far end, when the wall was there.
      if (corner[from] && reached[to]) {
        for (int end : next[to]) {
          if (canJoin(to, end, contents)) {
            reach(end);
          }
        }
      }
    }
  }

  private void reach(int index) {
    reached[index] = true;
    open[size++] = index;
  }

  private boolean canJoin(int from, int to, Content[] contents) {
    Content piece = contents[to];
    if (reached[to] || !piece.isPiece() || (piece.isAirlock() && noAirlock[to])) {
      return false;
    }
    return piece.side().isEmpty() || isChained(from, to, contents);
  }

  /** Whether an own piece is there, or at the far end of the straight wall there (LC-16). */
  private boolean isChained(int from, int to, Content[] contents) {
    Content piece = contents[to];
    if (isOwn(contents[from], piece)) {
      return true;
    }
    if (!corner[to] || contents[from] != Content.STRAIGHT_WALL) {
      return false;
    }
    for (int end : next[from]) {
      if (end != to && reached[end] && isOwn(contents[end], piece)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOwn(Content other, Content piece) {
    return other == null || other.side().equals(piece.side());
  }
}

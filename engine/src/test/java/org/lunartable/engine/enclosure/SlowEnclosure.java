package org.lunartable.engine.enclosure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/** LC-27 and LC-30 word for word, as slow as they are plain: what the fast code must agree with. */
public final class SlowEnclosure {

  private SlowEnclosure() {}

  /** LC-27: the open areas that the outside does not reach and that have a space. */
  public static List<NavigableSet<Place>> stations(Board board) {
    Lattice lattice = board.lattice();
    // A ring of open cells surrounds the grid, so every coordinate is shifted by one.
    boolean[][] open = new boolean[lattice.columns() + 2][lattice.rows() + 2];
    for (int x = -1; x <= lattice.columns(); x++) {
      for (int y = -1; y <= lattice.rows(); y++) {
        open[x + 1][y + 1] = !lattice.contains(x, y) || !board.at(new Place(x, y)).isPiece();
      }
    }
    flood(open, 0, 0, lattice);
    List<NavigableSet<Place>> found = new ArrayList<>();
    for (Place space : lattice.places(Place.Kind.SPACE)) {
      if (open[space.x() + 1][space.y() + 1]) {
        found.add(flood(open, space.x() + 1, space.y() + 1, lattice));
      }
    }
    found.sort(Comparator.comparing(NavigableSet::first));
    return found;
  }

  /** Closes every cell that can be reached in eight directions, and returns the spaces in it. */
  private static NavigableSet<Place> flood(
      boolean[][] open, int fromX, int fromY, Lattice lattice) {
    NavigableSet<Place> spaces = new TreeSet<>();
    Deque<int[]> left = new ArrayDeque<>();
    open[fromX][fromY] = false;
    left.push(new int[] {fromX, fromY});
    while (!left.isEmpty()) {
      int[] cell = left.pop();
      int gridX = cell[0] - 1;
      int gridY = cell[1] - 1;
      if (lattice.contains(gridX, gridY) && new Place(gridX, gridY).isSpace()) {
        spaces.add(new Place(gridX, gridY));
      }
      for (int x = Math.max(0, cell[0] - 1); x <= Math.min(open.length - 1, cell[0] + 1); x++) {
        for (int y = Math.max(0, cell[1] - 1);
            y <= Math.min(open[0].length - 1, cell[1] + 1);
            y++) {
          if (open[x][y]) {
            open[x][y] = false;
            left.push(new int[] {x, y});
          }
        }
      }
    }
    return spaces;
  }

  /** LC-30: every edge and corner of the outer wall of a station with these spaces. */
  public static NavigableSet<Place> outerWall(Set<Place> station, Lattice lattice) {
    Set<Place> filled = filled(station, lattice);
    NavigableSet<Place> wall = new TreeSet<>();
    for (Place slot : lattice.places()) {
      if (slot.isSpace()) {
        continue;
      }
      int inside = 0;
      int outside = 0;
      for (int dx = -1; dx <= 1; dx++) {
        for (int dy = -1; dy <= 1; dy++) {
          int x = slot.x() + dx;
          int y = slot.y() + dy;
          if (Math.floorMod(x, 2) == 1 && Math.floorMod(y, 2) == 1) {
            boolean in = lattice.contains(x, y) && filled.contains(new Place(x, y));
            inside += in ? 1 : 0;
            outside += in ? 0 : 1;
          }
        }
      }
      if (inside > 0 && outside > 0) {
        wall.add(slot);
      }
    }
    return wall;
  }

  /** The spaces that cannot reach the outside without entering the station's spaces. */
  private static Set<Place> filled(Set<Place> station, Lattice lattice) {
    Set<Place> filled = new HashSet<>(lattice.places(Place.Kind.SPACE));
    Deque<Place> left = new ArrayDeque<>();
    for (Place space : lattice.places(Place.Kind.SPACE)) {
      boolean atTheRim = lattice.nextSpaces(space).size() < 4;
      if (atTheRim && !station.contains(space) && filled.remove(space)) {
        left.push(space);
      }
    }
    while (!left.isEmpty()) {
      for (Place space : lattice.nextSpaces(left.pop())) {
        if (!station.contains(space) && filled.remove(space)) {
          left.push(space);
        }
      }
    }
    return filled;
  }
}

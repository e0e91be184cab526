package org.lunartable.engine.enclosure;

import java.util.List;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/**
 * The outer wall of a station (LC-30): every edge and corner between the station with its holes
 * filled and the rest of the world. Spurs inside and walls of nested stations are not part of it.
 *
 * @param places its edges and corners, row by row
 */
public record OuterWall(List<Place> places) {

  public OuterWall {
    places = List.copyOf(places);
  }

  /** The outer wall of a station on a board of this lattice. */
  public static OuterWall of(Region station, Lattice lattice) {
    Region filled = filled(station, lattice);
    return new OuterWall(
        lattice.places().stream()
            .filter(place -> !place.isSpace() && separates(place, filled))
            .toList());
  }

  /** Its domes, airlocks and antennae of one colour (LC-32), row by row. */
  public List<Place> piecesOf(Side side, Board board) {
    return places.stream().filter(place -> board.at(place).isColouredPieceOf(side)).toList();
  }

  /** The station and all spaces that cannot leave the board without entering it. */
  private static Region filled(Region station, Lattice lattice) {
    int all = (1 << lattice.width()) - 1;
    int[] free = station.rows();
    for (int r = 0; r < free.length; r++) {
      free[r] = ~free[r] & all;
    }
    int[] outside = Flood.from(rim(free, lattice), stepsRight(free), stepsDown(free));
    for (int r = 0; r < free.length; r++) {
      outside[r] = ~outside[r] & all;
    }
    return new Region(outside);
  }

  private static int[] rim(int[] free, Lattice lattice) {
    int[] seed = free.clone();
    for (int r = 1; r + 1 < seed.length; r++) {
      seed[r] &= 1 | 1 << (lattice.width() - 1);
    }
    return seed;
  }

  private static int[] stepsRight(int[] free) {
    int[] steps = new int[free.length];
    for (int r = 0; r < free.length; r++) {
      steps[r] = free[r] & free[r] >>> 1;
    }
    return steps;
  }

  private static int[] stepsDown(int[] free) {
    int[] steps = new int[free.length];
    for (int r = 0; r + 1 < free.length; r++) {
      steps[r] = free[r] & free[r + 1];
    }
    return steps;
  }

  /** Whether some but not all spaces that adjoin the edge or corner are in the region. */
  private static boolean separates(Place place, Region filled) {
    int inside = 0;
    int around = 0;
    for (int y : adjoining(place.y())) {
      for (int x : adjoining(place.x())) {
        around++;
        inside += filled.contains(x, y) ? 1 : 0;
      }
    }
    return inside > 0 && inside < around;
  }

  /**
   * The columns or rows of spaces at a coordinate: one in the middle of spaces, else the two
   * beside.
   */
  private static int[] adjoining(int coordinate) {
    int half = Math.floorDiv(coordinate, 2);
    return coordinate % 2 == 1 ? new int[] {half} : new int[] {half - 1, half};
  }
}

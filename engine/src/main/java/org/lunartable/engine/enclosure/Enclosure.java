package org.lunartable.engine.enclosure;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;

/** Finds the enclosed areas of a board (LC-27); how is told at {@link Enclosures}. */
public final class Enclosure {

  private Enclosure() {}

  /** The enclosed areas that have at least one space, ordered by first space. */
  public static List<Region> stations(Board board) {
    Layout layout = new Layout(board.lattice());
    Enclosures enclosures = new Enclosures(layout);
    enclosures.flood(pieces(board, layout));
    long[] rest = enclosures.dry();
    List<Region> found = new ArrayList<>();
    while (!Words.isEmpty(rest, 1)) {
      enclosures.take(rest);
      found.add(Region.of(enclosures.area(), layout));
    }
    return found;
  }

  private static long[] pieces(Board board, Layout layout) {
    long[] pieces = new long[1 + 3 * Words.STRIDE];
    for (int i = 0; i < board.lattice().size(); i++) {
      if (board.at(i).isPiece()) {
        Place place = board.lattice().place(i);
        Words.set(pieces, set(place), layout.bit(place));
      }
    }
    return pieces;
  }

  private static int set(Place place) {
    return place.isCorner()
        ? Enclosures.CORNERS
        : place.isHorizontalEdge() ? Enclosures.HORIZONTAL : Enclosures.VERTICAL;
  }
}

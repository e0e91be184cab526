package org.lunartable.benchmarks;

import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Place;

/** Positions as the other libraries want them: a grid of open and filled cells in a ring. */
final class Grid {

  private Grid() {}

  static int columns(Layout layout) {
    return layout.lattice().columns() + 2;
  }

  static int rows(Layout layout) {
    return layout.lattice().rows() + 2;
  }

  /** The number of the cell that a placement fills. */
  static int cell(Layout layout, Corpus.Placement at) {
    return (at.gridY() + 1) * columns(layout) + at.gridX() + 1;
  }

  /** Cells row by row; 1 is open. The outermost ring of cells is the outside. */
  static byte[] cells(Layout layout, long[] bits) {
    int columns = columns(layout);
    int rows = rows(layout);
    byte[] cells = new byte[columns * rows];
    for (int y = -1; y < rows - 1; y++) {
      for (int x = -1; x < columns - 1; x++) {
        boolean piece = layout.lattice().contains(x, y) && piece(layout, bits, new Place(x, y));
        cells[(y + 1) * columns + x + 1] = (byte) (piece ? 0 : 1);
      }
    }
    return cells;
  }

  private static boolean piece(Layout layout, long[] bits, Place place) {
    if (place.isSpace()) {
      return false;
    }
    int set =
        place.isCorner()
            ? Enclosures.CORNERS
            : place.isHorizontalEdge() ? Enclosures.HORIZONTAL : Enclosures.VERTICAL;
    return Words.has(bits, set, layout.bit(place));
  }
}

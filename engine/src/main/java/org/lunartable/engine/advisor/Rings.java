package org.lunartable.engine.advisor;

import java.util.Arrays;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/**
 * The walls around all small rectangles of spaces: the stations that players can aim at. Each ring
 * is four sets: corners, horizontal edges, vertical edges, and the spaces inside.
 */
final class Rings {

  /** The longest side of a rectangle, and the most spaces in one. */
  private static final int LONGEST = 3;

  private static final int MOST_SPACES = 4;

  private final Layout layout;
  private final int words;
  private final int count;
  private final long[] masks;
  private final int[] pieces;

  Rings(Layout layout) {
    this.layout = layout;
    this.words = layout.words();
    int room = layout.lattice().size() * LONGEST * LONGEST;
    long[] found = new long[room * 4 * words];
    int[] sizes = new int[room];
    int n = 0;
    Lattice lattice = layout.lattice();
    for (int width = 1; width <= LONGEST; width++) {
      for (int height = 1; height <= LONGEST && width * height <= MOST_SPACES; height++) {
        for (int r = 0; r + height <= lattice.height(); r++) {
          for (int c = 0; c + width <= lattice.width(); c++) {
            sizes[n] = 4 * (width + height);
            add(found, n++, c, r, width, height);
          }
        }
      }
    }
    this.count = n;
    this.masks = Arrays.copyOf(found, n * 4 * words);
    this.pieces = Arrays.copyOf(sizes, n);
  }

  private void add(long[] found, int ring, int column, int row, int width, int height) {
    int at = ring * 4 * words;
    for (int y = 2 * row; y <= 2 * (row + height); y++) {
      for (int x = 2 * column; x <= 2 * (column + width); x++) {
        Place place = new Place(x, y);
        boolean rim =
            x == 2 * column || y == 2 * row || x == 2 * (column + width) || y == 2 * (row + height);
        if (rim || place.isSpace()) {
          Words.set(found, at + set(place) * words, layout.bit(place));
        }
      }
    }
  }

  private static int set(Place place) {
    return switch (place.kind()) {
      case CORNER -> 0;
      case EDGE -> place.isHorizontalEdge() ? 1 : 2;
      case SPACE -> 3;
    };
  }

  int count() {
    return count;
  }

  /** All sets, one ring after the other, four sets of {@link Layout#words} words each. */
  long[] masks() {
    return masks;
  }

  /** The number of edges and corners of a ring. */
  int pieces(int ring) {
    return pieces[ring];
  }
}

package org.lunartable.engine.bits;

/**
 * The <em>solid segments</em> of a board: edge pieces with pieces on both their corners. Has
 * scratch memory: one thread each.
 */
final class Segments {

  /** The segments found, numbered as their edges; words from 1. */
  final long[] horizontal = Words.single();

  final long[] vertical = Words.single();

  private final int stride;
  private final int words;

  private final long[] masks;

  Segments(Layout layout) {
    this.stride = layout.stride();
    this.words = layout.words();
    this.masks = layout.meeting();
  }

  /** Finds them on a board given as for {@link Enclosures}. */
  void find(long[] b) {
    if (words == 3) {
      findThree(b);
      return;
    }
    int s = stride;
    long corners0 = b[Enclosures.CORNERS];
    long corners1 = b[Enclosures.CORNERS + 1];
    long right0 = (corners0 >>> 1) | (corners1 << 63);
    long below0 = (corners0 >>> s) | (corners1 << -s);
    horizontal[1] = b[Enclosures.HORIZONTAL] & corners0 & right0;
    horizontal[2] = b[Enclosures.HORIZONTAL + 1] & corners1 & (corners1 >>> 1);
    vertical[1] = b[Enclosures.VERTICAL] & corners0 & below0;
    vertical[2] = b[Enclosures.VERTICAL + 1] & corners1 & (corners1 >>> s);
  }

  private void findThree(long[] b) {
    for (int w = 0; w < words; w++) {
      int at = Enclosures.CORNERS + w;
      long corners = b[at];
      horizontal[w + 1] = b[Enclosures.HORIZONTAL + w] & corners & Words.down(b, at, 1);
      vertical[w + 1] = b[Enclosures.VERTICAL + w] & corners & Words.down(b, at, stride);
    }
  }

  /** How many of them meet at a corner. */
  int at(int corner) {
    int m = corner * Layout.MEETING;
    long across = (horizontal[1] & masks[m]) | (horizontal[2] & masks[m + 1]);
    long along = (vertical[1] & masks[m + 2]) | (vertical[2] & masks[m + 3]);
    if (words == 3) {
      across |= horizontal[3] & masks[m + 4];
      along |= vertical[3] & masks[m + 5];
    }
    // Neighbours have different places in their words, so none hides another.
    return Long.bitCount(across) + Long.bitCount(along);
  }
}

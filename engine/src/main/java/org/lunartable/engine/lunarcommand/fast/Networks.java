package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;

/** Keeps each player's network (LC-13) as pieces are built. */
final class Networks {

  private static final int CORNERS = 0;
  private static final int HORIZONTAL = Words.STRIDE;
  private static final int VERTICAL = 2 * Words.STRIDE;

  private final int stride;
  private final int words;

  Networks(Layout layout) {
    this.stride = layout.stride();
    this.words = layout.words();
  }

  /** Finds every network anew from its starting domes. */
  void findAll(Field f) {
    for (int n = 0; n < f.networks; n++) {
      find(f, n);
    }
  }

  private void find(Field f, int number) {
    int at = Field.network(number);
    for (int w = 0; w < words; w++) {
      f.bits[at + CORNERS + w] = f.bits[Field.STARTS + number * Words.STRIDE + w];
      f.bits[at + HORIZONTAL + w] = 0;
      f.bits[at + VERTICAL + w] = 0;
    }
    grow(f, number);
  }

  /** A corner piece was placed, or took on a colour: {@code side} 0 or 1, or 2 for white. */
  void cornerBuilt(Field f, int bit, int side) {
    for (int n = 0; n < f.networks; n++) {
      int at = Field.network(n);
      boolean other = side == 1 - Field.networkSide(n, f.networks);
      if (other && f.has(at + CORNERS, bit)) {
        find(f, n); // a dome of the other side cuts it
      } else if (!other && touchesCorner(f, at, bit)) {
        f.set(at + CORNERS, bit);
        grow(f, n);
      }
    }
  }

  /** An edge piece was placed. */
  void edgeBuilt(Field f, boolean horizontal, int bit, int side) {
    int end = bit + (horizontal ? 1 : stride);
    for (int n = 0; n < f.networks; n++) {
      int at = Field.network(n);
      boolean other = side == 1 - Field.networkSide(n, f.networks);
      if (!other && (f.has(at + CORNERS, bit) || f.has(at + CORNERS, end))) {
        f.set(at + (horizontal ? HORIZONTAL : VERTICAL), bit);
        if (!(f.has(at + CORNERS, bit) && f.has(at + CORNERS, end))) {
          grow(f, n);
        }
      }
    }
  }

  private boolean touchesCorner(Field f, int at, int bit) {
    return f.has(at + HORIZONTAL, bit)
        || f.has(at + HORIZONTAL, bit - 1)
        || f.has(at + VERTICAL, bit)
        || f.has(at + VERTICAL, bit - stride);
  }

  /** Adds neighbouring pieces that are white or the network's own until there are none. */
  private void grow(Field f, int number) {
    long[] b = f.bits;
    int at = Field.network(number);
    int other = (1 - Field.networkSide(number, f.networks)) * Words.STRIDE;
    boolean grown;
    do {
      grown = false;
      for (int w = 0; w < words; w++) {
        int c = at + CORNERS + w;
        int h = at + HORIZONTAL + w;
        int v = at + VERTICAL + w;
        long corners =
            b[c]
                | ((b[h] | Words.up(b, h, 1) | b[v] | Words.up(b, v, stride))
                    & b[Field.CORNERS + w]
                    & ~b[Field.COLOURED_CORNERS + other + w]);
        grown |= corners != b[c];
        b[c] = corners;
        long horizontal =
            b[h]
                | ((corners | Words.down(b, c, 1))
                    & b[Field.HORIZONTAL + w]
                    & ~b[Field.HORIZONTAL_AIRLOCKS + other + w]);
        long vertical =
            b[v]
                | ((corners | Words.down(b, c, stride))
                    & b[Field.VERTICAL + w]
                    & ~b[Field.VERTICAL_AIRLOCKS + other + w]);
        grown |= horizontal != b[h] || vertical != b[v];
        b[h] = horizontal;
        b[v] = vertical;
      }
    } while (grown);
  }
}

package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Words;

/**
 * The edges that the figures of a side may pass: open ones and the side's own airlocks (LC-24). Has
 * scratch memory: one thread each.
 */
public final class Passages {

  private final int words;
  private final int stride;
  private final long[] horizontal = Words.single();
  private final long[] vertical = Words.single();

  public Passages(FastRules rules) {
    this.words = rules.layout().words();
    this.stride = rules.layout().stride();
  }

  /** Looks at this position, for this side, from now on. */
  public void lookAt(Field f, int side) {
    int own = side * Words.STRIDE;
    for (int w = 0; w < words; w++) {
      horizontal[w + 1] =
          ~(f.bits[Field.HORIZONTAL + w] | f.bits[Field.BLOCKED_HORIZONTAL + w])
              | f.bits[Field.HORIZONTAL_AIRLOCKS + own + w];
      vertical[w + 1] =
          ~(f.bits[Field.VERTICAL + w] | f.bits[Field.BLOCKED_VERTICAL + w])
              | f.bits[Field.VERTICAL_AIRLOCKS + own + w];
    }
  }

  /**
   * Word i of the spaces one step to the right of these. The four directions do not look at what
   * stands on the spaces.
   *
   * @param from spaces, from word 1
   */
  public long right(long[] from, int i) {
    return Words.up(from, i, 1) & vertical[i];
  }

  public long left(long[] from, int i) {
    return back(from, vertical, i, 1);
  }

  public long down(long[] from, int i) {
    return Words.up(from, i, stride) & horizontal[i];
  }

  public long up(long[] from, int i) {
    return back(from, horizontal, i, stride);
  }

  /** Those that may pass the edge on their near side, shifted over it. */
  private static long back(long[] from, long[] pass, int i, int k) {
    return ((from[i] & pass[i]) >>> k) | ((from[i + 1] & pass[i + 1]) << -k);
  }
}

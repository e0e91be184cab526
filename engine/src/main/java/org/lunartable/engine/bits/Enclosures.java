package org.lunartable.engine.bits;

import java.util.Arrays;

/**
 * Enclosed areas on bits (LC-27) and their outer walls (LC-30). Boards are given as an array of
 * sets that begins with all corner pieces, horizontal and vertical edge pieces.
 *
 * <p>An edge piece stops the rule's flood in eight directions only when both its corners are there:
 * a missing one joins the four spaces around it. So the areas are those of a flood over the spaces
 * in four directions, with <em>solid segments</em> (an edge piece and both its corners) as walls. A
 * new piece closes nothing unless it makes the ends of a solid segment meet others on both sides,
 * which most pieces do not.
 */
public final class Enclosures {

  /** Where the corner pieces start in the array of words that is asked about. */
  public static final int CORNERS = Words.at(0);

  /** Where the pieces on edges to the right of corners start. */
  public static final int HORIZONTAL = Words.at(1);

  /** Where the pieces on edges below corners start. */
  public static final int VERTICAL = Words.at(2);

  private final Layout layout;
  private final int stride;
  private final int words;

  /** Solid segments after {@link #flood}, and what the flood left dry. */
  private final long[] solidHorizontal = Words.single();

  private final long[] solidVertical = Words.single();
  private final long[] wet = Words.single();
  private final long[] dry = Words.single();

  /** One station's spaces after {@link #take}, and the same with its holes filled. */
  private final long[] area = Words.single();

  private final long[] filled = Words.single();

  private final long[] wallCorners = Words.single();
  private final long[] wallHorizontal = Words.single();
  private final long[] wallVertical = Words.single();

  public Enclosures(Layout layout) {
    this.layout = layout;
    this.stride = layout.stride();
    this.words = layout.words();
  }

  /** Whether the corner piece that was just placed can close anything. */
  public boolean cornerMayClose(long[] b, int bit) {
    return segmentsAt(b, bit) >= 2;
  }

  /** Whether the edge piece to the right of this corner, just placed, can close anything. */
  public boolean horizontalMayClose(long[] b, int bit) {
    return edgeMayClose(b, bit, bit + 1);
  }

  public boolean verticalMayClose(long[] b, int bit) {
    return edgeMayClose(b, bit, bit + stride);
  }

  private boolean edgeMayClose(long[] b, int one, int other) {
    return Words.has(b, CORNERS, one)
        && Words.has(b, CORNERS, other)
        && segmentsAt(b, one) >= 2
        && segmentsAt(b, other) >= 2;
  }

  /** The number of edge pieces at a corner whose other end has a piece too. */
  private int segmentsAt(long[] b, int bit) {
    return (Words.get(b, HORIZONTAL, bit) & Words.get(b, CORNERS, bit + 1))
        + (Words.get(b, HORIZONTAL, bit - 1) & Words.get(b, CORNERS, bit - 1))
        + (Words.get(b, VERTICAL, bit) & Words.get(b, CORNERS, bit + stride))
        + (Words.get(b, VERTICAL, bit - stride) & Words.get(b, CORNERS, bit - stride));
  }

  /** The enclosed spaces after {@link #flood}. */
  public long[] dry() {
    return dry;
  }

  /** The spaces of the station after {@link #take} or {@link #choose}. */
  public long[] area() {
    return area;
  }

  /** Makes these spaces the station that {@link #findWall} asks about. */
  public void choose(long[] spaces) {
    System.arraycopy(spaces, 0, area, 0, area.length);
  }

  /** Finds all enclosed spaces: they are in {@link #dry} afterwards. */
  public void flood(long[] b) {
    for (int w = 0; w < words; w++) {
      long corners = b[CORNERS + w];
      solidHorizontal[w + 1] = b[HORIZONTAL + w] & corners & Words.down(b, CORNERS + w, 1);
      solidVertical[w + 1] = b[VERTICAL + w] & corners & Words.down(b, CORNERS + w, stride);
    }
    if (words == 3) {
      floodThree();
    } else {
      floodTwo();
    }
  }

  /** The flood on boards of at most 128 bits, as the printed one: kept in registers. */
  private void floodTwo() {
    long right0 = ~solidVertical[1];
    long right1 = ~solidVertical[2];
    long down0 = ~solidHorizontal[1];
    long down1 = ~solidHorizontal[2];
    long wet0 = layout.outside()[1];
    long wet1 = words > 1 ? layout.outside()[2] : -1L;
    int s = stride;
    int t = 64 - s;
    long before0;
    long before1;
    do {
      before0 = wet0;
      before1 = wet1;
      // Along a row as far as it is open: a carry runs through the open steps.
      long into0 = (wet0 << 1) & right0;
      long into1 = ((wet1 << 1) | (wet0 >>> 63)) & right1;
      long sum0 = right0 + into0;
      long carry = Long.compareUnsigned(sum0, right0) < 0 ? 1 : 0;
      long sum1 = right1 + into1 + carry;
      wet0 |= ((right0 ^ sum0) | into0) & right0;
      wet1 |= ((right1 ^ sum1) | into1) & right1;
      wet0 |= (wet0 << s) & down0;
      wet1 |= ((wet1 << s) | (wet0 >>> t)) & down1;
      long up1 = wet1 & down1;
      wet1 |= up1 >>> s;
      wet0 |= ((wet0 & down0) >>> s) | (up1 << t);
      long left1 = wet1 & right1;
      wet1 |= left1 >>> 1;
      wet0 |= ((wet0 & right0) >>> 1) | (left1 << 63);
    } while (wet0 != before0 || wet1 != before1);
    dry[1] = ~wet0 & layout.spaces()[1];
    dry[2] = ~wet1 & layout.spaces()[2];
  }

  private void floodThree() {
    System.arraycopy(layout.outside(), 0, wet, 0, wet.length);
    spread(wet);
    for (int w = 1; w <= words; w++) {
      dry[w] = ~wet[w] & layout.spaces()[w];
    }
  }

  /** Spreads the water over all open steps until nothing changes. */
  private void spread(long[] water) {
    boolean grown;
    do {
      grown = false;
      for (int w = 1; w <= words; w++) {
        long now = water[w];
        now |= Words.up(water, w, 1) & ~solidVertical[w];
        now |= Words.up(water, w, stride) & ~solidHorizontal[w];
        now |= (now & ~solidVertical[w]) >>> 1;
        now |= (water[w + 1] & ~solidVertical[w + 1]) << 63;
        now |= (now & ~solidHorizontal[w]) >>> stride;
        now |= (water[w + 1] & ~solidHorizontal[w + 1]) << -stride;
        grown |= now != water[w];
        water[w] = now;
      }
    } while (grown);
  }

  /** Takes the station of the first space of {@code rest} out of it, into {@link #area}. */
  public void take(long[] rest) {
    Arrays.fill(area, 0);
    Words.set(area, 1, Words.first(rest, 1));
    spread(area);
    for (int w = 1; w <= words; w++) {
      rest[w] &= ~area[w];
    }
  }

  /** Finds the outer wall of {@link #area} (LC-30). */
  public void findWall() {
    fill();
    for (int i = 1; i <= words; i++) {
      long here = filled[i];
      long left = Words.up(filled, i, 1);
      long above = Words.up(filled, i, stride);
      long diagonal = Words.up(filled, i, stride + 1);
      wallCorners[i] = (here | left | above | diagonal) & ~(here & left & above & diagonal);
      wallHorizontal[i] = here ^ above;
      wallVertical[i] = here ^ left;
    }
  }

  /** The corners of the outer wall after {@link #findWall}. */
  public long[] wallCorners() {
    return wallCorners;
  }

  /** The horizontal edges of the outer wall after {@link #findWall}. */
  public long[] wallHorizontal() {
    return wallHorizontal;
  }

  /** The vertical edges of the outer wall after {@link #findWall}. */
  public long[] wallVertical() {
    return wallVertical;
  }

  /** Fills the holes of the station: what cannot leave the board without entering it (LC-30). */
  private void fill() {
    System.arraycopy(layout.outside(), 0, wet, 0, wet.length);
    boolean grown;
    do {
      grown = false;
      for (int w = 1; w <= words; w++) {
        long now = wet[w] | Words.up(wet, w, 1) | Words.up(wet, w, stride);
        now |= Words.down(wet, w, 1) | Words.down(wet, w, stride);
        now &= ~area[w];
        grown |= now != wet[w];
        wet[w] = now;
      }
    } while (grown);
    for (int w = 1; w <= words; w++) {
      filled[w] = ~wet[w] & layout.spaces()[w];
    }
  }
}

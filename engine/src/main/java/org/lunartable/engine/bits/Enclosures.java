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

  /** From a piece's first end to its other one, by set. */
  private final int[] steps = new int[VERTICAL + 1];

  /** Those of the board that was last looked at. */
  private final Segments solid;

  /** What the flood reached, and what it left dry. */
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
    steps[HORIZONTAL] = 1;
    steps[VERTICAL] = stride;
    this.solid = new Segments(layout);
  }

  /**
   * Whether the piece just placed can close anything: only where both its ends have two solid
   * segments, its own among them. Looks at the board for {@link #flood()} either way.
   *
   * @param b the sets, with the piece
   * @param set {@link #CORNERS}, {@link #HORIZONTAL} or {@link #VERTICAL}
   * @param bit the number of its slot
   */
  public boolean mayClose(long[] b, int set, int bit) {
    solid.find(b);
    return solid.at(bit) >= 2 && solid.at(bit + steps[set]) >= 2;
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
    solid.find(b);
    flood();
  }

  /** The same for the board that {@link #mayClose} has just been asked about. */
  public void flood() {
    if (words == 3) {
      floodThree();
    } else {
      floodTwo();
    }
  }

  /**
   * The flood on boards of at most 128 bits, as the printed one: kept in registers. Two rounds are
   * enough for nearly every board, so only after them it is asked whether anything is left to do: a
   * question after each would be a guess for the processor.
   */
  private void floodTwo() {
    long right0 = ~solid.vertical[1];
    long right1 = ~solid.vertical[2];
    long down0 = ~solid.horizontal[1];
    long down1 = ~solid.horizontal[2];
    long wet0 = layout.outside()[1];
    long wet1 = words > 1 ? layout.outside()[2] : -1L;
    int s = stride;
    int t = 64 - s;
    boolean grows;
    do {
      for (int round = 0; round < 2; round++) {
        // Along a row as far as it is open: a carry runs through the open steps.
        long into0 = (wet0 << 1) & right0;
        long into1 = ((wet1 << 1) | (wet0 >>> 63)) & right1;
        long sum0 = right0 + into0;
        long carry = Long.compareUnsigned(sum0, right0) < 0 ? 1 : 0;
        long sum1 = right1 + into1 + carry;
        wet0 |= ((right0 ^ sum0) | into0) & right0;
        wet1 |= ((right1 ^ sum1) | into1) & right1;
        long up0 = wet0 & down0;
        long up1 = wet1 & down1;
        long beside1 = (((wet1 << s) | (wet0 >>> t)) & down1) | (up1 >>> s);
        wet0 |= ((wet0 << s) & down0) | (up0 >>> s) | (up1 << t);
        wet1 |= beside1;
        long left0 = wet0 & right0;
        long left1 = wet1 & right1;
        wet0 |= (left0 >>> 1) | (left1 << 63);
        wet1 |= left1 >>> 1;
      }
      long up1 = wet1 & down1;
      long left1 = wet1 & right1;
      long next0 = ((wet0 << 1) & right0) | ((wet0 << s) & down0) | (up1 << t) | (left1 << 63);
      next0 |= ((wet0 & down0) >>> s) | ((wet0 & right0) >>> 1);
      long next1 = ((wet1 << 1) | (wet0 >>> 63)) & right1;
      next1 |= (((wet1 << s) | (wet0 >>> t)) & down1) | (up1 >>> s) | (left1 >>> 1);
      grows = ((next0 & ~wet0) | (next1 & ~wet1)) != 0;
    } while (grows);
    // The outside was wet from the start: only spaces are left.
    dry[1] = ~wet0;
    dry[2] = ~wet1;
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
        now |= Words.up(water, w, 1) & ~solid.vertical[w];
        now |= Words.up(water, w, stride) & ~solid.horizontal[w];
        now |= (now & ~solid.vertical[w]) >>> 1;
        now |= (water[w + 1] & ~solid.vertical[w + 1]) << 63;
        now |= (now & ~solid.horizontal[w]) >>> stride;
        now |= (water[w + 1] & ~solid.horizontal[w + 1]) << -stride;
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

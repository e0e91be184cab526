package org.lunartable.engine.bits;

import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/**
 * How the places of a lattice are numbered in bits. Corners, edges and spaces each have sets of
 * their own; the corner, the edge to its right, the edge below it and the space to its lower right
 * share a number. A spare column to the right and a spare row above and below stand for the outside
 * of the board (LC-4a): stepping over the end of a row leads there too. Immutable.
 */
public final class Layout {

  /** Words of {@link #meeting} for a corner. */
  static final int MEETING = 6;

  private final Lattice lattice;
  private final int stride;
  private final int words;
  private final long[] corners = Words.single();
  private final long[] horizontal = Words.single();
  private final long[] vertical = Words.single();
  private final long[] spaces = Words.single();
  private final long[] innerHorizontal = Words.single();
  private final long[] innerVertical = Words.single();
  private final long[] outside = Words.single();
  private final long[] meeting;

  public Layout(Lattice lattice) {
    this.lattice = lattice;
    this.stride = lattice.width() + 1;
    this.words = (stride * (lattice.height() + 2) + 63) >>> 6;
    fill(corners, 0, 0, 0, 0);
    fill(horizontal, 0, 1, 0, 0);
    fill(vertical, 0, 0, 0, 1);
    fill(spaces, 0, 1, 0, 1);
    fill(innerHorizontal, 0, 1, 1, 1);
    fill(innerVertical, 1, 1, 0, 1);
    for (int w = 1; w <= words; w++) {
      outside[w] = ~spaces[w];
    }
    meeting = new long[64 * words * MEETING];
    for (int corner = stride; corner < 64 * words; corner++) {
      for (int step = 0; step < 2; step++) {
        meet(corner, corner - step, 0);
        meet(corner, corner - step * stride, 1);
      }
    }
  }

  private void meet(int corner, int edge, int kind) {
    int word = edge >>> 6;
    meeting[corner * MEETING + (word == 2 ? 4 + kind : 2 * kind + word)] |= 1L << edge;
  }

  /** Sets a rectangle: all corners but so many columns and rows at the four sides. */
  private void fill(long[] set, int left, int right, int top, int bottom) {
    long row = (1L << (lattice.width() + 1 - left - right)) - 1;
    for (int r = top; r <= lattice.height() - bottom; r++) {
      int from = (r + 1) * stride + left;
      set[1 + (from >>> 6)] |= row << from;
      if ((from & 63) + lattice.width() + 1 - left - right > 64) {
        set[2 + (from >>> 6)] |= row >>> -from;
      }
    }
  }

  /** All corners; like the sets below a set of its own, not to be changed. */
  public long[] corners() {
    return corners;
  }

  /** All edges to the right of corners. */
  public long[] horizontal() {
    return horizontal;
  }

  /** All edges below corners. */
  public long[] vertical() {
    return vertical;
  }

  public long[] spaces() {
    return spaces;
  }

  /** The horizontal edges that are not on the rim. */
  public long[] innerHorizontal() {
    return innerHorizontal;
  }

  /** The vertical edges that are not on the rim. */
  public long[] innerVertical() {
    return innerVertical;
  }

  /** Everything that is no space: where a flood from outside starts. */
  public long[] outside() {
    return outside;
  }

  public Lattice lattice() {
    return lattice;
  }

  /**
   * By corner the edges that meet there: two words of horizontal ones, two of vertical ones, then
   * the third words of both.
   */
  long[] meeting() {
    return meeting;
  }

  /** The distance of two rows in bits. */
  public int stride() {
    return stride;
  }

  /** Words in use of every set, 1 to 3. */
  public int words() {
    return words;
  }

  /** The number of a place within the sets of its kind. */
  public int bit(Place place) {
    return (place.y() / 2 + 1) * stride + place.x() / 2;
  }

  /** The corner with this number. */
  public Place corner(int bit) {
    return new Place(2 * (bit % stride), 2 * (bit / stride - 1));
  }

  /** The edge to the right of the corner with this number. */
  public Place horizontalEdge(int bit) {
    return new Place(2 * (bit % stride) + 1, 2 * (bit / stride - 1));
  }

  /** The edge below the corner with this number. */
  public Place verticalEdge(int bit) {
    return new Place(2 * (bit % stride), 2 * (bit / stride - 1) + 1);
  }

  /** The space to the lower right of the corner with this number. */
  public Place space(int bit) {
    return new Place(2 * (bit % stride) + 1, 2 * (bit / stride - 1) + 1);
  }
}

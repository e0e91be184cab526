package org.lunartable.engine.enclosure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Place;

/**
 * A set of movement spaces. Immutable; inside, one bit a space and one word a row of spaces, so
 * that whole rows are flooded at once.
 */
public final class Region implements Comparable<Region> {

  private final int[] rows;

  Region(int[] rows) {
    this.rows = rows;
  }

  /**
   * The region of these spaces.
   *
   * @param height rows of spaces on the board
   */
  public static Region of(int height, Iterable<Place> spaces) {
    int[] rows = new int[height];
    for (Place space : spaces) {
      rows[space.y() / 2] |= 1 << (space.x() / 2);
    }
    return new Region(rows);
  }

  /** The region of these spaces of a layout. */
  static Region of(long[] bits, Layout layout) {
    int[] rows = new int[layout.lattice().height()];
    for (int word = 0; word < layout.words(); word++) {
      for (long left = bits[word + 1]; left != 0; left &= left - 1) {
        Place space = layout.space((word << 6) + Long.numberOfTrailingZeros(left));
        rows[space.y() / 2] |= 1 << (space.x() / 2);
      }
    }
    return new Region(rows);
  }

  /** Its spaces as a set of the layout. */
  long[] bits(Layout layout) {
    long[] bits = Words.single();
    spaces().forEach(space -> Words.set(bits, 1, layout.bit(space)));
    return bits;
  }

  public boolean contains(Place space) {
    return contains(space.x() / 2, space.y() / 2);
  }

  /** Whether the space in this column and row of spaces belongs to it; none beyond the rim does. */
  boolean contains(int column, int row) {
    return row >= 0
        && row < rows.length
        && column >= 0
        && column < Integer.SIZE
        && (rows[row] >>> column & 1) == 1;
  }

  /** Its first space by row, then column: the name of a station. */
  public Place first() {
    int row = 0;
    while (rows[row] == 0) {
      row++;
    }
    return space(Integer.numberOfTrailingZeros(rows[row]), row);
  }

  /** The number of its spaces. */
  public int size() {
    int count = 0;
    for (int row : rows) {
      count += Integer.bitCount(row);
    }
    return count;
  }

  /** Its spaces, row by row. */
  public List<Place> spaces() {
    List<Place> spaces = new ArrayList<>(size());
    for (int row = 0; row < rows.length; row++) {
      for (int bits = rows[row]; bits != 0; bits &= bits - 1) {
        spaces.add(space(Integer.numberOfTrailingZeros(bits), row));
      }
    }
    return spaces;
  }

  private static Place space(int column, int row) {
    return new Place(2 * column + 1, 2 * row + 1);
  }

  /** Regions of one board are ordered by their first spaces. */
  @Override
  public int compareTo(Region other) {
    return first().compareTo(other.first());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Region region && Arrays.equals(rows, region.rows);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rows);
  }

  @Override
  public String toString() {
    return spaces().toString();
  }
}

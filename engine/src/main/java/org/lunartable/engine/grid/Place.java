package org.lunartable.engine.grid;

import java.util.Comparator;
import java.util.Optional;

/**
 * A place of the lattice: a movement space, an edge slot or a corner slot (LC-1, LC-2).
 *
 * <p>Grid coordinates: the origin is the top left corner as the kiosk shows the board, x runs to
 * the right, y down. Odd, odd is a space; even, even a corner; mixed an edge. Written as column
 * letter and row number: (0, 0) is {@code a1}, the top left space (1, 1) is {@code b2}.
 *
 * @param x column, 0 or more and at most {@link #MAX_COORDINATE}
 * @param y row, 0 or more and at most {@link #MAX_COORDINATE}
 */
public record Place(int x, int y) implements Comparable<Place> {

  /** The largest coordinate: a board of 12 spaces has columns a to y. */
  public static final int MAX_COORDINATE = 24;

  /** What kind of place the coordinates name (LC-2). */
  public enum Kind {
    SPACE,
    EDGE,
    CORNER
  }

  private static final Comparator<Place> BY_ROW_THEN_COLUMN =
      Comparator.comparingInt(Place::y).thenComparingInt(Place::x);

  public Place {
    if (x < 0 || y < 0 || x > MAX_COORDINATE || y > MAX_COORDINATE) {
      throw new IllegalArgumentException("no place at (" + x + ", " + y + ")");
    }
  }

  /** Reads a name like {@code b2}; empty when the text names no place of the largest lattice. */
  public static Optional<Place> parse(String name) {
    if (name.length() < 2 || name.length() > 3 || name.charAt(1) == '0') {
      return Optional.empty();
    }
    int x = name.charAt(0) - 'a';
    int row = 0;
    for (int i = 1; i < name.length(); i++) {
      int digit = name.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return Optional.empty();
      }
      row = row * 10 + digit;
    }
    boolean inRange = x >= 0 && x <= MAX_COORDINATE && row <= MAX_COORDINATE + 1;
    return inRange ? Optional.of(new Place(x, row - 1)) : Optional.empty();
  }

  /**
   * The place with this name.
   *
   * @throws IllegalArgumentException when the text names none
   */
  public static Place of(String name) {
    return parse(name)
        .orElseThrow(() -> new IllegalArgumentException("no place is called " + name));
  }

  public Kind kind() {
    return (x & 1) != (y & 1) ? Kind.EDGE : (x & 1) == 1 ? Kind.SPACE : Kind.CORNER;
  }

  public boolean isSpace() {
    return kind() == Kind.SPACE;
  }

  public boolean isEdge() {
    return kind() == Kind.EDGE;
  }

  public boolean isCorner() {
    return kind() == Kind.CORNER;
  }

  /** Whether an edge lies between a space above and one below; without meaning for other kinds. */
  public boolean isHorizontalEdge() {
    return isEdge() && (y & 1) == 0;
  }

  public String name() {
    return (char) ('a' + x) + Integer.toString(y + 1);
  }

  /** Row first, then column, as every sorted list in the notation. */
  @Override
  public int compareTo(Place other) {
    return BY_ROW_THEN_COLUMN.compare(this, other);
  }

  @Override
  public String toString() {
    return name();
  }
}

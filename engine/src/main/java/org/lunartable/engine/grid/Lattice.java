package org.lunartable.engine.grid;

import java.util.ArrayList;
import java.util.List;

/**
 * The lattice of a board of {@code width} x {@code height} movement spaces (LC-1, LC-2).
 *
 * @param width movement spaces in a row, 3 to 12
 * @param height movement spaces in a column, 3 to 12
 */
public record Lattice(int width, int height) {

  public static final int MIN_SPACES = 3;
  public static final int MAX_SPACES = 12;

  private static final int[][] ORTHOGONAL = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};

  public Lattice {
    if (Math.min(width, height) < MIN_SPACES || Math.max(width, height) > MAX_SPACES) {
      throw new IllegalArgumentException(
          "a board has 3 to 12 spaces each way, not " + width + " x " + height);
    }
  }

  /** Grid columns: spaces, edges and corners side by side. */
  public int columns() {
    return 2 * width + 1;
  }

  /** Grid rows: spaces, edges and corners one below the other. */
  public int rows() {
    return 2 * height + 1;
  }

  /** The number of places of all kinds. */
  public int size() {
    return columns() * rows();
  }

  public boolean contains(int x, int y) {
    return x >= 0 && y >= 0 && x < columns() && y < rows();
  }

  public boolean contains(Place place) {
    return contains(place.x(), place.y());
  }

  /** Whether the place lies on the rim of the board (LC-4a). */
  public boolean onRim(Place place) {
    return place.x() == 0
        || place.y() == 0
        || place.x() == columns() - 1
        || place.y() == rows() - 1;
  }

  /** The place's number, counted row by row from 0. */
  public int index(Place place) {
    return place.y() * columns() + place.x();
  }

  /** The place with this number, the inverse of {@link #index}. */
  public Place place(int index) {
    return new Place(index % columns(), index / columns());
  }

  /** All places, row by row. */
  public List<Place> places() {
    List<Place> all = new ArrayList<>(size());
    for (int i = 0; i < size(); i++) {
      all.add(place(i));
    }
    return all;
  }

  /** All places of one kind, row by row. */
  public List<Place> places(Place.Kind kind) {
    return places().stream().filter(place -> place.kind() == kind).toList();
  }

  /**
   * The places of the lattice that touch this one orthogonally (LC-3): a corner has up to four
   * edges, an edge two corners and up to two spaces, a space its four edges. In reading order.
   */
  public List<Place> neighbours(Place place) {
    return around(place, ORTHOGONAL, 1);
  }

  /** The spaces one step away from a space, board rim and walls not considered. */
  public List<Place> nextSpaces(Place space) {
    return around(space, ORTHOGONAL, 2);
  }

  private List<Place> around(Place place, int[][] directions, int distance) {
    List<Place> found = new ArrayList<>(directions.length);
    for (int[] direction : directions) {
      int x = place.x() + distance * direction[0];
      int y = place.y() + distance * direction[1];
      if (contains(x, y)) {
        found.add(new Place(x, y));
      }
    }
    return found;
  }
}

package org.lunartable.vision.board.read;

import org.lunartable.engine.grid.Place;

/**
 * How the coordinates of a {@link Layout} lie on the board: x = ax a + bx b, y = ay a + by b. A
 * quarter turn for vertical edges; mirrored and turned ones are used in learning, since a piece
 * looks alike from all sides.
 */
record Frame(int ax, int ay, int bx, int by) {
  static final Frame PLAIN = new Frame(1, 0, 0, 1);
  static final Frame QUARTER = new Frame(0, 1, -1, 0);

  static Frame of(Place place) {
    return place.isEdge() && !place.isHorizontalEdge() ? QUARTER : PLAIN;
  }

  /** The same with the layout's own axes mirrored. */
  Frame mirrored(int a, int b) {
    return new Frame(a * ax, a * ay, b * bx, b * by);
  }

  /** The same with the layout's axes exchanged; only for square places. */
  Frame exchanged() {
    return new Frame(bx, by, ax, ay);
  }

  double x(double a, double b) {
    return ax * a + bx * b;
  }

  double y(double a, double b) {
    return ay * a + by * b;
  }

  /** The layout's first coordinate of a direction on the board. */
  double a(double x, double y) {
    return ax * x + ay * y;
  }

  /** The layout's second coordinate of a direction on the board. */
  double b(double x, double y) {
    return bx * x + by * y;
  }
}

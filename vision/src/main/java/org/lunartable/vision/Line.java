package org.lunartable.vision;

/**
 * A straight line in a picture.
 *
 * @param u middle, pixels
 * @param v middle, pixels
 * @param normalU unit vector across the line
 * @param normalV unit vector across the line
 * @param length pixels
 */
public record Line(double u, double v, double normalU, double normalV, double length) {

  /** A line found in a part of a reduced picture, in pixels of the whole. */
  Line scaled(int left, int top, double factor) {
    return new Line(
        factor * (left + u + 0.5) - 0.5,
        factor * (top + v + 0.5) - 0.5,
        normalU,
        normalV,
        factor * length);
  }
}

package org.lunartable.vision;

import java.util.List;

/**
 * A convex shape with four corners, in pixels.
 *
 * @param corners one after the other around it
 */
public record Quad(List<PixelPoint> corners) {

  public Quad {
    corners = List.copyOf(corners);
  }

  /** The mean of the corners. */
  public PixelPoint middle() {
    double u = corners.stream().mapToDouble(PixelPoint::u).average().orElseThrow();
    double v = corners.stream().mapToDouble(PixelPoint::v).average().orElseThrow();
    return new PixelPoint(u, v);
  }

  /** Pixels inside. */
  public double area() {
    double twice = 0;
    for (int i = 0; i < 4; i++) {
      twice += cross(corners.get(i), corners.get((i + 1) % 4));
    }
    return Math.abs(twice) / 2;
  }

  private static double cross(PixelPoint a, PixelPoint b) {
    return a.u() * b.v() - b.u() * a.v();
  }

  /** Mean length of the two sides that begin and end at the first corner's sides. */
  private double side(int first) {
    double one = distance(corners.get(first), corners.get(first + 1));
    double other = distance(corners.get(first + 2), corners.get((first + 3) % 4));
    return (one + other) / 2;
  }

  private static double distance(PixelPoint a, PixelPoint b) {
    return Math.hypot(a.u() - b.u(), a.v() - b.v());
  }

  /** Mean length of the two shorter sides, pixels. */
  public double width() {
    return Math.min(side(0), side(1));
  }

  /** Mean length of the two longer sides, pixels. */
  public double length() {
    return Math.max(side(0), side(1));
  }

  /** Whether the place is inside. */
  public boolean contains(PixelPoint place) {
    int left = 0;
    for (int i = 0; i < 4; i++) {
      PixelPoint a = corners.get(i);
      PixelPoint b = corners.get((i + 1) % 4);
      double turn = (b.u() - a.u()) * (place.v() - a.v()) - (b.v() - a.v()) * (place.u() - a.u());
      left += turn > 0 ? 1 : 0;
    }
    return left == 0 || left == 4;
  }

  /**
   * A place inside.
   *
   * @param along from the first corner (0) to the second (1)
   * @param across from that side (0) to the one opposite (1)
   */
  public PixelPoint at(double along, double across) {
    PixelPoint near = between(corners.get(0), corners.get(1), along);
    PixelPoint far = between(corners.get(3), corners.get(2), along);
    return between(near, far, across);
  }

  private static PixelPoint between(PixelPoint a, PixelPoint b, double share) {
    return new PixelPoint(a.u() + share * (b.u() - a.u()), a.v() + share * (b.v() - a.v()));
  }

  /** The same but for a margin, a share of the sides. */
  public Quad inset(double margin) {
    double far = 1 - margin;
    return new Quad(List.of(at(margin, margin), at(far, margin), at(far, far), at(margin, far)));
  }

  /** Whether all of the other is inside. */
  public boolean contains(Quad other) {
    return other.corners().stream().allMatch(this::contains);
  }

  /** Whether the other lies where this one does, but for a share of its width. */
  public boolean isNear(Quad other, double share) {
    double apart = distance(middle(), other.middle());
    double sizes = Math.abs(length() - other.length()) + Math.abs(width() - other.width());
    return apart < share * width() && sizes < 2 * share * width();
  }
}

package org.lunartable.vision.board.pose;

/**
 * A point over the board and where it is seen.
 *
 * @param x millimetres, as y and z in the frame of {@link BoardPlan}
 * @param u pixels
 * @param normalU direction in which the distance counts, a unit vector; 0, 0 when both count
 * @param weight how much it counts; 1 for one pixel of uncertainty
 */
public record Sighted(
    double x,
    double y,
    double z,
    double u,
    double v,
    double normalU,
    double normalV,
    double weight) {

  /** A point seen at a pixel, not only on a line. */
  public static Sighted at(double x, double y, double z, double u, double v, double weight) {
    return new Sighted(x, y, z, u, v, 0, 0, weight);
  }
}

package org.lunartable.vision.board.pose;

/**
 * What a camera does to directions: a pinhole with one radial distortion term.
 *
 * @param focal focal length, pixels
 * @param centreU where the optical axis meets the picture, pixels
 * @param centreV where the optical axis meets the picture, pixels
 * @param k1 distorted = plain (1 + k1 r^2), r on the plane at distance 1; negative is a barrel
 */
public record Lens(double focal, double centreU, double centreV, double k1) {

  /** The horizontal opening of an ordinary webcam, for a first guess. */
  private static final double USUAL_HALF_ANGLE = Math.toRadians(33);

  /** An ordinary webcam that takes pictures of this size. */
  public static Lens usual(int width, int height) {
    double focal = Math.max(width, height) / 2.0 / Math.tan(USUAL_HALF_ANGLE);
    return new Lens(focal, (width - 1) / 2.0, (height - 1) / 2.0, -0.02);
  }

  /** The undistorted direction of a picture's point: its place on the plane at distance 1. */
  double[] direction(double u, double v) {
    double xd = (u - centreU) / focal;
    double yd = (v - centreV) / focal;
    double x = xd;
    double y = yd;
    for (int i = 0; i < 5; i++) { // fixed point; the distortion is small
      double scale = 1 + k1 * (x * x + y * y);
      x = xd / scale;
      y = yd / scale;
    }
    return new double[] {x, y};
  }
}

package org.lunartable.vision.die;

import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;

/**
 * How sharply the colours of a top face change between its tiles. Tiles of two colours meet at a
 * step; one plain thing that lies half in shadow changes slowly, and a shadow's edge or a stud
 * hardly ever falls on the middle line. Stateless.
 */
final class Seams {
  /** Less than this is no seam between tiles: a slow change over the whole face gives 0.36. */
  static final double BARELY_SHARP = 0.22;

  /** Places along a seam and across it, near it and away from it: millimetres. */
  private static final double[] ALONG = {2.5, 4, 5.5};

  private static final double NEAR = 2;
  private static final double[] AWAY = {4.5, 5.5, 6.5};

  private Seams() {}

  /**
   * The share of the change across the seams that happens close to them: 1 for a sharp picture, 0.5
   * for a blurred small die, 0 when nothing changes there.
   */
  static double sharpness(Pixels pixels, CubePose pose) {
    double close = 0;
    double whole = 0;
    for (int axis = 0; axis < 2; axis++) {
      for (int half = -1; half <= 1; half += 2) {
        double[] near = new double[3];
        double[] far = new double[3];
        for (double along : ALONG) {
          addChange(pixels, pose, axis, NEAR, half * along, near);
          for (double away : AWAY) {
            addChange(pixels, pose, axis, away, half * along, far);
          }
        }
        for (int c = 0; c < 3; c++) {
          close += near[c] * far[c] / AWAY.length;
          whole += far[c] * far[c] / AWAY.length / AWAY.length;
        }
      }
    }
    return whole == 0 ? 0 : close / whole;
  }

  /** Adds the difference in linear light between two places on both sides of a seam. */
  private static void addChange(
      Pixels pixels, CubePose pose, int axis, double across, double along, double[] sum) {
    double[] plus = light(pixels, pose, axis, across, along);
    double[] minus = light(pixels, pose, axis, -across, along);
    for (int c = 0; c < 3; c++) {
      sum[c] += plus[c] - minus[c];
    }
  }

  private static double[] light(
      Pixels pixels, CubePose pose, int axis, double across, double along) {
    PixelPoint at = axis == 0 ? pose.project(across, along, 0) : pose.project(along, across, 0);
    return pixels.linearAt(at.u(), at.v());
  }
}

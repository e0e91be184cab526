package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.List;

/**
 * How the vertical of the table may lie before the camera, by the lines around a die: the support
 * of every direction of a grid. Immutable.
 */
final class TableTilt {
  /** A camera above a table is tilted by at most this much: sine. */
  private static final double MAX_TILT = 0.6;

  private static final double STEP = 0.06;

  /** A fitted pose is off by this much as a rule, and at times by this: degrees. */
  private static final double POSE_ERROR = 6;

  private static final double LARGE_ERROR = 12;
  private static final double LARGE_ERROR_SHARE = 0.02;

  /** A cocked die is tilted by this much against the table: degrees, with soft ends. */
  private static final double LEAST_COCKED = 24;

  private static final double MOST_COCKED = 36;
  private static final double SOFT = 3;

  /** Further off is rarer; but a die on its edge may be fitted by another of its faces. */
  private static final double FURTHER_SHARE = 0.3;

  private static final double[][] GRID = grid();

  private final double[] support = new double[GRID.length];
  private int best;

  TableTilt(TableLines lines) {
    for (int i = 0; i < GRID.length; i++) {
      support[i] = lines.support(GRID[i]);
      if (support[i] > support[best]) {
        best = i;
      }
    }
    double highest = support[best];
    for (int i = 0; i < GRID.length; i++) {
      support[i] = Math.exp(support[i] - highest);
    }
  }

  private static double[][] grid() {
    List<double[]> grid = new ArrayList<>();
    int reach = (int) (MAX_TILT / STEP);
    for (int i = -reach; i <= reach; i++) {
      for (int j = -reach; j <= reach; j++) {
        double x = i * STEP;
        double y = j * STEP;
        if (Math.hypot(x, y) <= MAX_TILT) {
          grid.add(new double[] {x, y, -Math.sqrt(1 - x * x - y * y)});
        }
      }
    }
    return grid.toArray(new double[0][]);
  }

  /** The vertical the lines speak for most, a unit vector of the camera frame. */
  double[] up() {
    return GRID[best].clone();
  }

  /**
   * How much more likely the lines are when a die lies flat than when it is cocked: natural
   * logarithm.
   *
   * @param normal of the face on top, unit vector of the camera frame
   */
  double oddsOfFlat(double[] normal) {
    double flat = 1e-6;
    double flatWeight = 1e-6;
    double cocked = 1e-6;
    double cockedWeight = 1e-6;
    for (int i = 0; i < GRID.length; i++) {
      double dot = GRID[i][0] * normal[0] + GRID[i][1] * normal[1] + GRID[i][2] * normal[2];
      double off = Math.toDegrees(Math.acos(Math.max(-1, Math.min(1, dot))));
      double asFlat = bell(off / POSE_ERROR) + LARGE_ERROR_SHARE * bell(off / LARGE_ERROR);
      double beyond = Math.max(0, Math.max(LEAST_COCKED - off, off - MOST_COCKED));
      double asCocked = bell(beyond / SOFT) + (off > MOST_COCKED ? FURTHER_SHARE : 0);
      flat += asFlat * support[i];
      flatWeight += asFlat;
      cocked += asCocked * support[i];
      cockedWeight += asCocked;
    }
    return Math.log(flat / flatWeight) - Math.log(cocked / cockedWeight);
  }

  private static double bell(double x) {
    return Math.exp(-0.5 * x * x);
  }
}

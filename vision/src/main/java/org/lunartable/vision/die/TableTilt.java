package org.lunartable.vision.die;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * How the vertical of the table may lie before the camera, by the lines around a die: the support
 * of every direction of a grid. Immutable.
 */
final class TableTilt {
  /** A camera above a table is tilted by at most this much: sine. */
  private static final double MAX_TILT = 0.6;

  private static final double STEP = 0.06;
  private static final int REACH = 10;

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

  /** Directions this much less likely than the best hardly count: natural logarithm. */
  private static final double HOPELESS = 10;

  private static final double NEVER = Double.NEGATIVE_INFINITY;
  private static final int SIDE = 2 * REACH + 1;

  /** Unit vectors row by row, null outside the cone. */
  private static final double[][] GRID = grid();

  private final double[] support = new double[GRID.length];
  private int best;

  TableTilt(TableLines lines) {
    Arrays.fill(support, NEVER);
    best = GRID.length / 2;
    fill(0, i -> lines.support(GRID[i]));
    double enough = support[best] - HOPELESS;
    fill(1, i -> near(i) < enough ? near(i) : lines.support(GRID[i]));
    double highest = support[best];
    for (int i = 0; i < GRID.length; i++) {
      support[i] = Math.exp(support[i] - highest);
    }
  }

  /** Every second place of every second row (rest 0), or all the others (rest 1). */
  private void fill(int rest, IntToDoubleFunction value) {
    for (int i = 0; i < GRID.length; i++) {
      int odd = (i / SIDE | i % SIDE) & 1;
      if (odd == rest && GRID[i] != null) {
        support[i] = value.applyAsDouble(i);
        if (support[i] > support[best]) {
          best = i;
        }
      }
    }
  }

  /** The support of the likeliest of the neighbours that came first; of none, without bounds. */
  private double near(int i) {
    int down = (i / SIDE & 1) * SIDE;
    int right = i % SIDE & 1;
    double upper = Math.max(support[i - down - right], support[i - down + right]);
    double lower = Math.max(support[i + down - right], support[i + down + right]);
    double most = Math.max(upper, lower);
    return most == NEVER ? Double.MAX_VALUE : most;
  }

  private static double[][] grid() {
    double[][] grid = new double[SIDE * SIDE][];
    for (int i = 0; i < grid.length; i++) {
      double x = (i % SIDE - REACH) * STEP;
      double y = (i / SIDE - REACH) * STEP;
      if (Math.hypot(x, y) <= MAX_TILT) {
        grid[i] = new double[] {x, y, -Math.sqrt(1 - x * x - y * y)};
      }
    }
    return grid;
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
      if (GRID[i] == null) {
        continue;
      }
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

package org.lunartable.vision.board.pose;

import java.util.List;

/**
 * Fits a pose to points and edges that were seen, by damped least squares with a robust weight.
 * Nearly straight from above, focal length and height cannot be told apart, so the lens is held
 * near that of an ordinary camera. Stateless.
 */
public final class PoseFit {
  private static final int PARAMETERS = 8;

  /** One sigma of the logarithm of an ordinary webcam's focal length. */
  private static final double FOCAL_SIGMA = 0.06;

  private static final double K1_SIGMA = 0.03;
  private static final double[] STEPS = {1e-5, 1e-5, 1e-5, 0.01, 0.01, 0.01, 1e-4, 1e-4};

  private PoseFit() {}

  /**
   * The pose that sees all points nearest to where they were seen.
   *
   * @param start near the answer (within some ten degrees and the scale within a half)
   * @param usual the lens to stay near
   * @param scale pixels beyond which a point counts less and less
   */
  public static BoardPose fit(
      BoardPose start, Lens usual, List<Sighted> seen, double scale, int rounds) {
    BoardPose best = start;
    double cost = cost(best, usual, seen, scale);
    double damping = 1e-3;
    for (int round = 0; round < rounds; round++) {
      double[][] normal = new double[PARAMETERS][PARAMETERS + 1];
      accumulate(best, usual, seen, scale, normal);
      boolean better = false;
      for (int attempt = 0; attempt < 6 && !better; attempt++) {
        BoardPose next = moved(best, solve(normal, damping));
        double nextCost = cost(next, usual, seen, scale);
        better = nextCost < cost;
        if (better) {
          damping = Math.max(1e-9, damping / 10);
          boolean done = cost - nextCost < 1e-4 * cost;
          best = next;
          cost = nextCost;
          if (done) {
            return best;
          }
        } else {
          damping *= 10;
        }
      }
      if (!better) {
        return best;
      }
    }
    return best;
  }

  private static BoardPose moved(BoardPose pose, double[] by) {
    Lens lens =
        new Lens(
            pose.lens().focal() * Math.exp(by[6]),
            pose.lens().centreU(),
            pose.lens().centreV(),
            pose.lens().k1() + by[7]);
    return new BoardPose(
        lens,
        pose.axes().turned(by[0], by[1], by[2]),
        pose.tx() + by[3],
        pose.ty() + by[4],
        // The height goes with the focal length, so that the board keeps its size.
        (pose.tz() + by[5]) * Math.exp(by[6]));
  }

  private static double cost(BoardPose pose, Lens usual, List<Sighted> seen, double scale) {
    double sum = square(focalError(pose, usual)) + square(k1Error(pose, usual));
    double[] uv = new double[2];
    for (Sighted point : seen) {
      sum += point.weight() * scale * scale * Math.log1p(squared(pose, point, uv) / scale / scale);
    }
    return sum;
  }

  private static double squared(BoardPose pose, Sighted point, double[] uv) {
    pose.project(point.x(), point.y(), point.z(), uv);
    double du = uv[0] - point.u();
    double dv = uv[1] - point.v();
    return point.normalU() == 0 && point.normalV() == 0
        ? du * du + dv * dv
        : square(du * point.normalU() + dv * point.normalV());
  }

  private static void accumulate(
      BoardPose pose, Lens usual, List<Sighted> seen, double scale, double[][] normal) {
    BoardPose[] beside = new BoardPose[PARAMETERS];
    for (int i = 0; i < PARAMETERS; i++) {
      double[] step = new double[PARAMETERS];
      step[i] = STEPS[i];
      beside[i] = moved(pose, step);
    }
    double[] uv = new double[2];
    double[] du = new double[PARAMETERS];
    double[] dv = new double[PARAMETERS];
    double[] row = new double[PARAMETERS];
    for (Sighted point : seen) {
      double weight = point.weight() / (1 + squared(pose, point, uv) / scale / scale);
      double u = uv[0];
      double v = uv[1];
      for (int i = 0; i < PARAMETERS; i++) {
        beside[i].project(point.x(), point.y(), point.z(), uv);
        du[i] = (uv[0] - u) / STEPS[i];
        dv[i] = (uv[1] - v) / STEPS[i];
      }
      if (point.normalU() == 0 && point.normalV() == 0) {
        add(normal, du, u - point.u(), weight);
        add(normal, dv, v - point.v(), weight);
      } else {
        for (int i = 0; i < PARAMETERS; i++) {
          row[i] = du[i] * point.normalU() + dv[i] * point.normalV();
        }
        double error = (u - point.u()) * point.normalU() + (v - point.v()) * point.normalV();
        add(normal, row, error, weight);
      }
    }
    prior(normal, 6, focalError(pose, usual), 1 / FOCAL_SIGMA);
    prior(normal, 7, k1Error(pose, usual), 1 / K1_SIGMA);
  }

  private static double focalError(BoardPose pose, Lens usual) {
    return Math.log(pose.lens().focal() / usual.focal()) / FOCAL_SIGMA;
  }

  private static double k1Error(BoardPose pose, Lens usual) {
    return (pose.lens().k1() - usual.k1()) / K1_SIGMA;
  }

  private static void prior(double[][] normal, int index, double error, double slope) {
    normal[index][index] += slope * slope;
    normal[index][PARAMETERS] -= slope * error;
  }

  private static void add(double[][] normal, double[] row, double error, double weight) {
    for (int i = 0; i < PARAMETERS; i++) {
      for (int j = 0; j < PARAMETERS; j++) {
        normal[i][j] += weight * row[i] * row[j];
      }
      normal[i][PARAMETERS] -= weight * row[i] * error;
    }
  }

  /** Gauss elimination with pivots; zeros where nothing is known. */
  private static double[] solve(double[][] normal, double damping) {
    int n = PARAMETERS;
    double[][] a = new double[n][];
    for (int i = 0; i < n; i++) {
      a[i] = normal[i].clone();
      a[i][i] = a[i][i] * (1 + damping) + 1e-12;
    }
    for (int column = 0; column < n; column++) {
      int pivot = column;
      for (int row = column + 1; row < n; row++) {
        if (Math.abs(a[row][column]) > Math.abs(a[pivot][column])) {
          pivot = row;
        }
      }
      double[] swap = a[column];
      a[column] = a[pivot];
      a[pivot] = swap;
      for (int row = column + 1; row < n; row++) {
        double factor = a[row][column] / a[column][column];
        for (int k = column; k <= n; k++) {
          a[row][k] -= factor * a[column][k];
        }
      }
    }
    double[] x = new double[n];
    for (int row = n - 1; row >= 0; row--) {
      double sum = a[row][n];
      for (int k = row + 1; k < n; k++) {
        sum -= a[row][k] * x[k];
      }
      x[row] = sum / a[row][row];
    }
    return x;
  }

  private static double square(double value) {
    return value * value;
  }
}

package org.lunartable.vision.die;

import java.util.List;
import org.lunartable.vision.Line;
import org.lunartable.vision.Picture;

/**
 * Whether a die lies flat. Alone, a die leaning towards a tilted camera looks like a flat one; the
 * lines on the table around it tell the two apart.
 *
 * @param pose of the die, corrected by the table's lines where they allow it
 * @param odds natural logarithm of how much more likely it lies flat than not
 */
record Flatness(CubePose pose, double odds) {
  /** About one die in sixteen does not lie flat. */
  private static final double PRIOR = 2.7;

  private static final double MIN_ODDS = 2.1;

  /** What a tilt against the camera says by itself: degrees and natural logarithm of the odds. */
  private static final double[][] BY_TILT = {
    {0, 2.3}, {5, 2}, {15, 0.8}, {25, 0.2}, {33, -0.2}, {39, -0.4}, {43, -1.6}, {50, -5}, {90, -9}
  };

  /** Lines further from the die hardly count: share of the picture's width. */
  private static final double LINES_WITHIN = 0.17;

  private static final double SAME_DIRECTION = Math.cos(Math.toRadians(12));
  private static final double ALMOST_AS_GOOD = 0.06;

  static Flatness of(Picture picture, Lens lens, CubeScore score, CubePose pose) {
    List<Line> lines = picture.lines(pose.u(), pose.v(), LINES_WITHIN * picture.width());
    double near = 2 * CubePose.HALF * pose.scale();
    TableTilt table = new TableTilt(new TableLines(lens, lines, pose.u(), pose.v(), near));
    Flatness first = new Flatness(pose, odds(table, pose));
    if (first.flat()) {
      return first;
    }
    CubeFit.Fitted upright = CubeFit.near(score, pose.looking(table.up()));
    boolean same = dot(upright.pose().normal(), table.up()) >= SAME_DIRECTION;
    boolean asGood = upright.score() >= score.full(pose) - ALMOST_AS_GOOD;
    return same && asGood ? new Flatness(upright.pose(), odds(table, upright.pose())) : first;
  }

  private static double odds(TableTilt table, CubePose pose) {
    double[] normal = pose.normal();
    double tilt = Math.toDegrees(Math.acos(Math.max(-1, Math.min(1, -normal[2]))));
    return PRIOR + byTilt(tilt) + table.oddsOfFlat(normal);
  }

  private static double byTilt(double tilt) {
    int i = 1;
    while (i < BY_TILT.length - 1 && BY_TILT[i][0] < tilt) {
      i++;
    }
    double share = (tilt - BY_TILT[i - 1][0]) / (BY_TILT[i][0] - BY_TILT[i - 1][0]);
    return BY_TILT[i - 1][1] + share * (BY_TILT[i][1] - BY_TILT[i - 1][1]);
  }

  boolean flat() {
    return odds >= MIN_ODDS;
  }

  /** How likely it lies flat, 0 to 1. */
  double probability() {
    return 1 / (1 + Math.exp(-odds));
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }
}

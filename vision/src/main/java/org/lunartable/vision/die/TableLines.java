package org.lunartable.vision.die;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.lunartable.vision.Line;

/**
 * Where up is, from the straight lines of a picture. Most of them are sides of rectangles lying
 * flat (tray, cards, paper, tiles, planks, the weave of a cloth). Seen along the true vertical they
 * fall into few directions, two at right angles; along a wrong one they smear. Each line votes by
 * the logarithm of how likely it is in a mixture of two such crosses and lines of any direction.
 * Immutable.
 */
final class TableLines {
  private static final int BINS = 90;

  /** Lines along one edge, and edges of one thing, do not vote apart: votes for so many pixels. */
  private static final double PIXELS_A_VOTE = 30;

  /** Lines hardly longer than this may be noise. */
  private static final double SHORTEST = 15;

  private static final double MAX_VOTES = 6;
  private static final double ALL = 25;

  /** Lines near the die count more: they lie on what it lies on. Share of the picture's width. */
  private static final double NEARNESS = 0.1;

  private static final double FIRST = 0.45;
  private static final double SECOND = 0.2;
  private static final double SPREAD = 1.5;
  private static final double[] KERNEL = kernel();

  /** Logarithm of the density so many bins from the first cross and so many from the second. */
  private static final double[][] LOG_DENSITY = logDensity();

  /** Lines that hardly count are left out: share of the largest vote. */
  private static final double FAINT = 0.05;

  /** The plane through the camera and each line that counts, by its normal: three numbers each. */
  private final double[] planes;

  private final double[] votes;

  /**
   * @param lens the camera
   * @param lines the straight lines of the picture
   * @param u where the die is; lines on it do not count
   * @param v where the die is
   * @param near how far the die reaches, pixels
   */
  TableLines(Lens lens, List<Line> lines, double u, double v, double near) {
    List<Line> away =
        lines.stream().filter(line -> Math.hypot(line.u() - u, line.v() - v) > near).toList();
    double[] all = away.stream().mapToDouble(line -> votes(lens, line, u, v)).toArray();
    double least = FAINT * Arrays.stream(all).max().orElse(0);
    double scale = Math.min(1, ALL / Math.max(1e-9, Arrays.stream(all).sum()));
    int[] counted = IntStream.range(0, all.length).filter(i -> all[i] > least).toArray();
    votes = Arrays.stream(counted).mapToDouble(i -> all[i] * scale).toArray();
    planes = new double[3 * counted.length];
    for (int i = 0; i < counted.length; i++) {
      Line line = away.get(counted[i]);
      double x = (line.u() - lens.centreU()) / lens.focal();
      double y = (line.v() - lens.centreV()) / lens.focal();
      planes[3 * i] = line.normalU();
      planes[3 * i + 1] = line.normalV();
      planes[3 * i + 2] = -(line.normalU() * x + line.normalV() * y);
    }
  }

  private static double votes(Lens lens, Line line, double u, double v) {
    return Math.min(MAX_VOTES, Math.max(0, line.length() - SHORTEST) / PIXELS_A_VOTE)
        * Math.exp(-Math.hypot(line.u() - u, line.v() - v) / (2 * NEARNESS * lens.centreU()));
  }

  /** How likely relative to a uniform density: a cross of Gaussian arms, one degree a bin. */
  private static double[] kernel() {
    double[] kernel = new double[BINS];
    double sum = 0;
    for (int i = 0; i < BINS; i++) {
      double off = Math.min(i, BINS - i) * 90.0 / BINS;
      kernel[i] = Math.exp(-off * off / (2 * SPREAD * SPREAD));
      sum += kernel[i];
    }
    for (int i = 0; i < BINS; i++) {
      kernel[i] *= BINS / sum;
    }
    return kernel;
  }

  private static double[][] logDensity() {
    double[][] log = new double[BINS][BINS];
    for (int first = 0; first < BINS; first++) {
      for (int second = 0; second < BINS; second++) {
        log[first][second] =
            Math.log(FIRST * KERNEL[first] + SECOND * KERNEL[second] + 1 - FIRST - SECOND);
      }
    }
    return log;
  }

  /** Natural logarithm of how likely the lines are when up is a unit vector of the camera frame. */
  double support(double[] n) {
    double[] histogram = histogram(n);
    double[] smooth = smooth(histogram);
    int first = largest(smooth, -1);
    int second = largest(smooth, first);
    double sum = 0;
    for (int i = 0; i < BINS; i++) {
      if (histogram[i] > 0) {
        sum += histogram[i] * LOG_DENSITY[Math.abs(i - first)][Math.abs(i - second)];
      }
    }
    return sum;
  }

  private static double[] smooth(double[] histogram) {
    double[] smooth = new double[BINS];
    for (int i = 0; i < BINS; i++) {
      double votes = histogram[i];
      if (votes > 0) {
        for (int d = -3; d <= 3; d++) {
          smooth[(i + d + BINS) % BINS] += votes * KERNEL[Math.abs(d)];
        }
      }
    }
    return smooth;
  }

  private static int largest(double[] smooth, int except) {
    int best = except == 0 ? BINS / 2 : 0;
    for (int i = 0; i < BINS; i++) {
      int apart = Math.abs(i - except);
      boolean free = except < 0 || Math.min(apart, BINS - apart) > 6;
      if (free && smooth[i] > smooth[best]) {
        best = i;
      }
    }
    return best;
  }

  /** Votes by direction in the table, modulo a right angle. */
  private double[] histogram(double[] n) {
    double flat = Math.sqrt(1 - n[0] * n[0]);
    // Two unit vectors along the table; a line runs along its plane's normal times n.
    double x1 = flat;
    double y1 = -n[0] * n[1] / flat;
    double z1 = -n[0] * n[2] / flat;
    double y2 = n[2] / flat;
    double z2 = -n[1] / flat;
    double[] histogram = new double[BINS + 1];
    for (int i = 0, p = 0; i < votes.length; i++, p += 3) {
      double a = -(planes[p + 1] * y2 + planes[p + 2] * z2);
      double b = planes[p] * x1 + planes[p + 1] * y1 + planes[p + 2] * z1;
      double at = quarterTurn(a, b) * BINS;
      int bin = Math.min((int) at, BINS - 1);
      double share = at - bin;
      histogram[bin] += votes[i] * (1 - share);
      histogram[bin + 1] += votes[i] * share;
    }
    histogram[0] += histogram[BINS]; // a quarter turn further is the same
    return histogram;
  }

  /** The direction of (a, b) modulo a right angle, 0 to 1; right to a tenth of a degree. */
  private static double quarterTurn(double a, double b) {
    boolean sameSign = (a >= 0) == (b >= 0);
    double along = sameSign ? Math.abs(a) : Math.abs(b);
    double across = sameSign ? Math.abs(b) : Math.abs(a);
    double high = Math.max(along, across);
    if (high == 0) {
      return 0;
    }
    double t = Math.min(along, across) / high;
    double angle = t * (0.9953 - t * t * (0.2887 - 0.0793 * t * t)) / (Math.PI / 2);
    return across > along ? 1 - angle : angle;
  }
}

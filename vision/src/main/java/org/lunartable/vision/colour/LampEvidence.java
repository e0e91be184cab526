package org.lunartable.vision.colour;

/**
 * What some patches say about the lamp and how probable they are: a likelihood over the lamp's
 * three gains (natural logarithms of what a white surface would give in red, green and blue),
 * Gaussian in them and kept in information form, so that patches simply add up. Immutable.
 */
public final class LampEvidence {
  private static final int RR = 0;
  private static final int RG = 1;
  private static final int RB = 2;
  private static final int GG = 3;
  private static final int GB = 4;
  private static final int BB = 5;

  /** Precision (upper triangle, six), pull (three), quadratic rest, logarithm of the norm. */
  private final double[] v;

  private LampEvidence(double[] v) {
    this.v = v;
  }

  /** Nothing said. */
  public static LampEvidence none() {
    return new LampEvidence(new double[11]);
  }

  /**
   * A Gaussian belief about the lamp.
   *
   * @param mean of each gain
   * @param covariance three by three, symmetric
   */
  static LampEvidence belief(double mean, double[][] covariance) {
    double[] c = {
      covariance[0][0],
      covariance[0][1],
      covariance[0][2],
      covariance[1][1],
      covariance[1][2],
      covariance[2][2]
    };
    double det = det(c);
    double[] a = inverse(c, det);
    double[] v = new double[11];
    System.arraycopy(a, 0, v, 0, 6);
    v[6] = mean * (a[RR] + a[RG] + a[RB]);
    v[7] = mean * (a[RG] + a[GG] + a[GB]);
    v[8] = mean * (a[RB] + a[GB] + a[BB]);
    v[9] = mean * (v[6] + v[7] + v[8]);
    v[10] = -0.5 * Math.log(det);
    return new LampEvidence(v);
  }

  /**
   * One patch: its channels are the gains plus deviations, plus shading common to the three, plus
   * noise.
   *
   * @param deviation of each channel from what the pigment reflects, logarithms
   * @param weight one over the variance of each channel's noise
   * @param shading spread of the common shading
   * @param log further logarithm of the density, the noise's norm in it
   */
  static LampEvidence patch(double[] deviation, double[] weight, double shading, double log) {
    double variance = shading * shading;
    double sum = weight[0] + weight[1] + weight[2];
    double k = variance / (1 + variance * sum);
    double pull = weight[0] * deviation[0] + weight[1] * deviation[1] + weight[2] * deviation[2];
    double[] v = new double[11];
    v[RR] = weight[0] - k * weight[0] * weight[0];
    v[RG] = -k * weight[0] * weight[1];
    v[RB] = -k * weight[0] * weight[2];
    v[GG] = weight[1] - k * weight[1] * weight[1];
    v[GB] = -k * weight[1] * weight[2];
    v[BB] = weight[2] - k * weight[2] * weight[2];
    double squares = 0;
    for (int c = 0; c < 3; c++) {
      v[6 + c] = weight[c] * (deviation[c] - k * pull);
      squares += weight[c] * deviation[c] * deviation[c];
    }
    v[9] = squares - k * pull * pull;
    v[10] = log - 0.5 * Math.log(1 + variance * sum);
    return new LampEvidence(v);
  }

  /** Both together. */
  public LampEvidence and(LampEvidence other) {
    double[] sum = new double[11];
    for (int i = 0; i < 11; i++) {
      sum[i] = v[i] + other.v[i];
    }
    return new LampEvidence(sum);
  }

  /** All four together. */
  public static LampEvidence all(LampEvidence a, LampEvidence b, LampEvidence c, LampEvidence d) {
    double[] sum = new double[11];
    for (int i = 0; i < 11; i++) {
      sum[i] = a.v[i] + b.v[i] + c.v[i] + d.v[i];
    }
    return new LampEvidence(sum);
  }

  /**
   * The same said of a lamp that differs from this one by an unknown step, as the light on another
   * face does.
   *
   * @param step covariance of the step, six numbers as rows of the upper triangle
   */
  public LampEvidence across(double[] step) {
    double[] c = {v[RR], v[RG], v[RB], v[GG], v[GB], v[BB]};
    double det = det(c);
    double[] wide = inverse(c, det);
    double[] mean = times(wide, v[6], v[7], v[8]);
    double rest = v[9] - (mean[0] * v[6] + mean[1] * v[7] + mean[2] * v[8]);
    for (int i = 0; i < 6; i++) {
      wide[i] += step[i];
    }
    double wideDet = det(wide);
    double[] a = inverse(wide, wideDet);
    double[] pull = times(a, mean[0], mean[1], mean[2]);
    double[] out = new double[11];
    System.arraycopy(a, 0, out, 0, 6);
    System.arraycopy(pull, 0, out, 6, 3);
    out[9] = rest + mean[0] * pull[0] + mean[1] * pull[1] + mean[2] * pull[2];
    out[10] = v[10] - 0.5 * Math.log(det * wideDet);
    return new LampEvidence(out);
  }

  /** The most probable gains. Only when a belief is in it. */
  public double[] gains() {
    double[] c = {v[RR], v[RG], v[RB], v[GG], v[GB], v[BB]};
    return times(inverse(c, det(c)), v[6], v[7], v[8]);
  }

  /** Squared deviations in units of their expected spread, about one a channel when all is so. */
  public double misfit() {
    return misfit(v[RR], v[RG], v[RB], v[GG], v[GB], v[BB], v[6], v[7], v[8], v[9]);
  }

  /** Natural logarithm of the density over all lamps, but for a constant a channel. */
  public double logLikelihood() {
    return v[10] - 0.5 * (misfit() + Math.log(det(v)));
  }

  /** {@link #logLikelihood} of both together, without making them one. */
  public double logLikelihoodWith(LampEvidence other) {
    double[] w = other.v;
    double rr = v[RR] + w[RR];
    double rg = v[RG] + w[RG];
    double rb = v[RB] + w[RB];
    double gg = v[GG] + w[GG];
    double gb = v[GB] + w[GB];
    double bb = v[BB] + w[BB];
    double det = rr * (gg * bb - gb * gb) - rg * (rg * bb - gb * rb) + rb * (rg * gb - gg * rb);
    double misfit =
        misfit(rr, rg, rb, gg, gb, bb, v[6] + w[6], v[7] + w[7], v[8] + w[8], v[9] + w[9]);
    return v[10] + w[10] - 0.5 * (misfit + Math.log(det));
  }

  private static double misfit(
      double rr,
      double rg,
      double rb,
      double gg,
      double gb,
      double bb,
      double r,
      double g,
      double b,
      double rest) {
    double cr = gg * bb - gb * gb;
    double cg = gb * rb - rg * bb;
    double cb = rg * gb - gg * rb;
    double det = rr * cr + rg * cg + rb * cb;
    double x = cr * r + cg * g + cb * b;
    double y = cg * r + (rr * bb - rb * rb) * g + (rg * rb - rr * gb) * b;
    double z = cb * r + (rg * rb - rr * gb) * g + (rr * gg - rg * rg) * b;
    return rest - (x * r + y * g + z * b) / det;
  }

  private static double det(double[] a) {
    return a[RR] * (a[GG] * a[BB] - a[GB] * a[GB])
        - a[RG] * (a[RG] * a[BB] - a[GB] * a[RB])
        + a[RB] * (a[RG] * a[GB] - a[GG] * a[RB]);
  }

  private static double[] inverse(double[] a, double det) {
    return new double[] {
      (a[GG] * a[BB] - a[GB] * a[GB]) / det,
      (a[GB] * a[RB] - a[RG] * a[BB]) / det,
      (a[RG] * a[GB] - a[GG] * a[RB]) / det,
      (a[RR] * a[BB] - a[RB] * a[RB]) / det,
      (a[RG] * a[RB] - a[RR] * a[GB]) / det,
      (a[RR] * a[GG] - a[RG] * a[RG]) / det
    };
  }

  private static double[] times(double[] a, double r, double g, double b) {
    return new double[] {
      a[RR] * r + a[RG] * g + a[RB] * b,
      a[RG] * r + a[GG] * g + a[GB] * b,
      a[RB] * r + a[GB] * g + a[BB] * b
    };
  }
}

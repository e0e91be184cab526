package org.lunartable.vision.colour;

/**
 * Which lamps there are, with the cameras that see them: their light varies much from blue to
 * orange and little from green to magenta, and its strength is hardly known. Gains are natural
 * logarithms of linear light. Stateless.
 */
public final class LampPrior {
  /** Unit directions over red, green and blue in the logarithm of light. */
  static final double[] WARM = {Math.sqrt(0.5), 0, -Math.sqrt(0.5)};

  static final double[] TINT = {Math.sqrt(1 / 6.0), -Math.sqrt(4 / 6.0), Math.sqrt(1 / 6.0)};

  /** What a white tile gives on the whole. */
  static final double TYPICAL_EXPOSURE = -0.7;

  private static final double STRENGTH = 1.2;
  private static final double WARMTH = 0.85;
  private static final double MAGENTA = 0.31;

  private LampPrior() {}

  /** The belief before anything is seen. */
  public static LampEvidence typical() {
    double[][] covariance = new double[3][3];
    for (int a = 0; a < 3; a++) {
      for (int b = 0; b < 3; b++) {
        covariance[a][b] = covariance(a, b, STRENGTH, WARMTH, MAGENTA);
      }
    }
    return LampEvidence.belief(TYPICAL_EXPOSURE, covariance);
  }

  /** The belief about a colour that may be any: all channels apart. */
  public static LampEvidence any(double mean, double spread) {
    double square = spread * spread;
    return LampEvidence.belief(
        mean, new double[][] {{square, 0, 0}, {0, square, 0}, {0, 0, square}});
  }

  /**
   * The step from the light on one face to that on another: it may be much weaker or stronger, and
   * somewhat warmer or cooler.
   */
  public static double[] step(double strength, double warmth, double magenta) {
    double[] step = new double[6];
    int i = 0;
    for (int a = 0; a < 3; a++) {
      for (int b = a; b < 3; b++) {
        step[i++] = covariance(a, b, strength, warmth, magenta);
      }
    }
    return step;
  }

  private static double covariance(int a, int b, double strength, double warmth, double magenta) {
    return strength * strength
        + warmth * warmth * WARM[a] * WARM[b]
        + magenta * magenta * TINT[a] * TINT[b];
  }
}

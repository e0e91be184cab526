package org.lunartable.vision.colour;

/** The normal distribution's lower tail, for light that may have been more than could be seen. */
final class Normal {
  private static final double FAR = -5;

  private Normal() {}

  /** Natural logarithm of the probability to be below. */
  static double log(double x) {
    if (x < FAR) {
      return -0.5 * x * x - Math.log(-x * Math.sqrt(2 * Math.PI)) - 1 / (x * x);
    }
    return Math.log(below(x));
  }

  /** Derivative of {@link #log}. */
  static double slope(double x) {
    if (x < FAR) {
      return -x + 1 / -x;
    }
    return Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI) / below(x);
  }

  /** Abramowitz and Stegun 26.2.17, right to seven digits. */
  private static double below(double x) {
    double t = 1 / (1 + 0.2316419 * Math.abs(x));
    double tail =
        Math.exp(-0.5 * x * x)
            / Math.sqrt(2 * Math.PI)
            * t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return x < 0 ? Math.max(tail, 1e-12) : 1 - tail;
  }
}

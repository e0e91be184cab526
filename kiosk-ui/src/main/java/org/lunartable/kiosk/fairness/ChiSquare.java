package org.lunartable.kiosk.fairness;

/**
 * Pearson's test: how often a fair die would differ from what is expected at least as much as this
 * one did. The upper tail of the chi-square distribution is the regularized incomplete gamma
 * function Q(k/2, x/2), by its series below a + 1 and its continued fraction above (Press et al.,
 * Numerical Recipes, 6.2), with ln Gamma by Lanczos' approximation (g = 7, n = 9).
 */
final class ChiSquare {

  private static final double EPSILON = 1e-15;
  private static final int MOST_TERMS = 10_000;
  private static final double TINY = 1e-300;
  private static final double LANCZOS_G = 7;
  private static final double[] LANCZOS = {
    0.9999999999998099,
    676.5203681218851,
    -1259.1392167224028,
    771.3234287776531,
    -176.6150291621406,
    12.507343278686905,
    -0.13857109526572012,
    9.984369578019572e-6,
    1.5056327351493116e-7
  };

  private ChiSquare() {}

  /** The sum of squared differences over what is expected. */
  static double statistic(long[] counts, double[] expected) {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double difference = counts[i] - expected[i];
      sum += difference * difference / expected[i];
    }
    return sum;
  }

  /**
   * The probability of a statistic of at least this size.
   *
   * @param statistic 0 or more
   * @param freedom degrees of freedom, 1 or more
   */
  static double upperTail(double statistic, int freedom) {
    if (!(statistic >= 0) || freedom < 1) {
      throw new IllegalArgumentException(statistic + " with " + freedom + " degrees of freedom");
    }
    double a = freedom / 2.0;
    double x = statistic / 2;
    if (x == 0) {
      return 1;
    }
    double head = Math.exp(a * Math.log(x) - x - lnGamma(a));
    return x < a + 1 ? 1 - head * series(a, x) : head * fraction(a, x);
  }

  private static double series(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (int n = 1; n < MOST_TERMS && term > sum * EPSILON; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return sum;
  }

  /** By Lentz' method. */
  private static double fraction(double a, double x) {
    double b = x + 1 - a;
    double c = 1 / TINY;
    double d = 1 / b;
    double value = d;
    for (int n = 1; n < MOST_TERMS; n++) {
      double top = -n * (n - a);
      b += 2;
      d = 1 / awayFromZero(top * d + b);
      c = awayFromZero(b + top / c);
      double factor = c * d;
      value *= factor;
      if (Math.abs(factor - 1) < EPSILON) {
        break;
      }
    }
    return value;
  }

  private static double awayFromZero(double value) {
    return Math.abs(value) < TINY ? TINY : value;
  }

  /** For arguments of 0.5 or more. */
  private static double lnGamma(double argument) {
    double x = argument - 1;
    double sum = LANCZOS[0];
    for (int i = 1; i < LANCZOS.length; i++) {
      sum += LANCZOS[i] / (x + i);
    }
    double t = x + LANCZOS_G + 0.5;
    return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
  }
}

package org.lunartable.vision.colour;

/**
 * How a pigment is expected to look under a light, and how far off that may be: in the logarithm of
 * linear light by shading common to the channels, and by a share of each channel of its own that is
 * larger where stray light of a strong channel spoils a weak one, and where a channel is full.
 */
final class Looks {
  private static final double COLOUR = 0.16;
  private static final double SHADING = 0.3;
  private static final double FLOOR = 0.004;
  private static final double VEIL = 0.05;
  private static final double BLACK_SHARE = 0.4;
  private static final double FULL = 0.1;

  /** Degrees of freedom: a patch that fits nothing does not spoil the light of the others. */
  private static final double TAIL = 4;

  private final double[] expected = new double[3];
  private final double[] weight = new double[3];
  private final double common;
  private final double spread;

  Looks(Pigment pigment, Light light) {
    double[] linear = new double[3];
    double brightest = 0;
    for (int c = 0; c < 3; c++) {
      linear[c] = light.seen(c, pigment.light(light.saturation(), c));
      brightest = Math.max(brightest, linear[c]);
    }
    double sum = 0;
    double logs = 0;
    for (int c = 0; c < 3; c++) {
      double shown = Math.min(1, linear[c]) + FLOOR;
      double stray = (VEIL * brightest + BLACK_SHARE * light.black()) / shown;
      double full = linear[c] > 1 ? FULL * linear[c] : 0;
      expected[c] = Math.log(shown);
      weight[c] = 1 / (COLOUR * COLOUR + stray * stray + full * full);
      sum += weight[c];
      logs -= Math.log(weight[c]);
    }
    common = SHADING * SHADING / (1 + SHADING * SHADING * sum);
    spread = logs + Math.log(1 + SHADING * SHADING * sum);
  }

  /** A patch as {@link #logLikelihood} takes it. */
  static double[] logarithms(Patch patch) {
    double[] logarithms = new double[3];
    for (int c = 0; c < 3; c++) {
      logarithms[c] = Math.log(patch.channel(c) + FLOOR);
    }
    return logarithms;
  }

  /** How likely a patch of the pigment looks so. */
  double logLikelihood(double[] patch) {
    double squares = 0;
    double sum = 0;
    for (int c = 0; c < 3; c++) {
      double off = patch[c] - expected[c];
      squares += weight[c] * off * off;
      sum += weight[c] * off;
    }
    double misfit = squares - common * sum * sum;
    return -0.5 * (TAIL + 3) * Math.log1p(misfit / TAIL) - 0.5 * spread;
  }
}

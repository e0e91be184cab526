package org.lunartable.vision.colour;

/**
 * A patch of the die as it was seen, ready to be compared with pigments. In the logarithm of linear
 * light a patch is its pigment plus the lamp, plus shading common to its channels, plus noise. A
 * full channel says only that there was at least so much light. Immutable.
 */
public final class LitPatch {
  private static final double COLOUR = 0.09;

  /** How much two tiles of one pigment differ but for light and noise. */
  private static final double OWN = 0.04;

  /** Light on tiles side by side differs less than that on any two, by this share (variance). */
  private static final double NEIGHBOURS = 0.3;

  private static final double FLOOR = 0.0013;

  /** JPEG and the sensor's colour filter let a strong channel spoil a weak one by this share. */
  private static final double CROSSTALK = 0.01;

  /** A channel this near its end may in truth be much brighter. */
  private static final double FULL = 0.9;

  private static final double FULL_SPREAD = 0.6;

  /** How blurred the end of the scale is, for what is held against it. */
  private static final double EDGE = 0.1;

  /** Light the rubber reflects, how much that varies, and how far it is from grey. */
  private static final double BODY = 0.045;

  private static final double BODY_SHADING = 0.45;
  private static final double BODY_COLOUR = 0.24;
  private static final double BODY_FLOOR = 0.0025;

  private final double[] seen = new double[3];
  private final double[] log = new double[3];
  private final double error;
  private final double more;
  private final boolean full;

  /**
   * @param patch as seen
   * @param more further noise of each channel, logarithm: a small patch is spoilt by its neighbours
   */
  public LitPatch(Patch patch, double more) {
    double most = Math.max(patch.red(), Math.max(patch.green(), patch.blue()));
    this.more = more;
    error = FLOOR + CROSSTALK * most;
    full = most > FULL;
    for (int c = 0; c < 3; c++) {
      seen[c] = Math.max(patch.channel(c), error);
      log[c] = Math.log(seen[c]);
    }
  }

  /** What black rubber says about the lamp; it hardly ever burns out. */
  public static LampEvidence rubber(Patch body) {
    double[] deviation = new double[3];
    double[] weight = new double[3];
    double norm = 0;
    for (int c = 0; c < 3; c++) {
      double light = Math.max(body.channel(c), BODY_FLOOR);
      double dark = BODY_FLOOR / light;
      double variance = BODY_COLOUR * BODY_COLOUR + dark * dark;
      deviation[c] = Math.log(light / BODY);
      weight[c] = 1 / variance;
      norm -= 0.5 * Math.log(variance);
    }
    return LampEvidence.patch(deviation, weight, BODY_SHADING, norm);
  }

  /** Whether a channel is full. */
  public boolean full() {
    return full;
  }

  /** If it is of a pigment; a full channel counts little. */
  public LampEvidence evidence(Pigment pigment, Reflectance camera, double shading) {
    double[] deviation = new double[3];
    double[] weight = new double[3];
    double norm = 0;
    for (int c = 0; c < 3; c++) {
      double light = camera.light(pigment, c);
      double variance = noise(c, light) + (seen[c] > FULL ? FULL_SPREAD * FULL_SPREAD : 0);
      deviation[c] = log[c] - camera.log(pigment, c);
      weight[c] = 1 / variance;
      norm -= 0.5 * Math.log(variance);
    }
    return LampEvidence.patch(deviation, weight, shading, norm);
  }

  /**
   * The same, a full channel taken for what it is: under lamps near the given one, it counts
   * against pigments too dark for it, and says nothing against brighter ones.
   */
  public LampEvidence evidence(
      Pigment pigment, Reflectance camera, double shading, double[] gains) {
    double[] off = new double[3];
    double[] variance = new double[3];
    double pull = 0;
    double sum = 1 / (shading * shading);
    for (int c = 0; c < 3; c++) {
      double light = camera.light(pigment, c);
      off[c] = log[c] - camera.log(pigment, c);
      variance[c] = noise(c, light);
      if (seen[c] <= FULL) {
        pull += (off[c] - gains[c]) / variance[c];
        sum += 1 / variance[c];
      }
    }
    double shade = pull / sum;
    double[] weight = new double[3];
    double norm = 0;
    for (int c = 0; c < 3; c++) {
      if (seen[c] <= FULL) {
        weight[c] = 1 / variance[c];
        norm -= 0.5 * Math.log(variance[c]);
      } else {
        double spread = Math.sqrt(variance[c] + EDGE * EDGE);
        double beyond = (gains[c] + shade - off[c]) / spread;
        double slope = Normal.slope(beyond);
        weight[c] = Math.max(1e-6, slope * (slope + beyond)) / (spread * spread);
        double step = slope / spread / weight[c];
        norm += Normal.log(beyond) + 0.5 * weight[c] * step * step;
        off[c] = gains[c] + shade + step;
      }
    }
    return LampEvidence.patch(off, weight, shading, norm);
  }

  /** If it is of any one colour: that colour stands for the lamp. */
  public LampEvidence plain(double shading) {
    double[] weight = new double[3];
    double norm = 0;
    double brightest = Math.max(seen[0], Math.max(seen[1], seen[2]));
    for (int c = 0; c < 3; c++) {
      double variance =
          noise(c, seen[c] / brightest) + (seen[c] > FULL ? FULL_SPREAD * FULL_SPREAD : 0);
      weight[c] = 1 / variance;
      norm -= 0.5 * Math.log(variance);
    }
    return LampEvidence.patch(log, weight, shading, norm);
  }

  /**
   * What it adds that two patches of one face are of one pigment: they differ less from each other
   * than each may from what the pigment should look like. A channel full in both tells nothing;
   * full in one of them, they differ at least as much as it seems.
   *
   * @return a natural logarithm, to be added to the density of both
   */
  public double likeness(LitPatch other, Pigment pigment, Reflectance camera, double shading) {
    double common = 2 * shading * shading;
    double excess = 2 * (COLOUR * COLOUR - OWN * OWN);
    double[] step = new double[3];
    double[] apart = new double[3];
    double[] alike = new double[3];
    int known = 0;
    for (int c = 0; c < 3; c++) {
      if (seen[c] <= FULL || other.seen[c] <= FULL) {
        double light = camera.light(pigment, c);
        step[known] = log[c] - other.log[c];
        apart[known] = noise(c, light) + other.noise(c, light);
        alike[known] = apart[known] - excess;
        known++;
      }
    }
    return density(step, alike, NEIGHBOURS * common, known) - density(step, apart, common, known);
  }

  /** Logarithm of a density, but for a constant a channel: noise of each, shading common to all. */
  private static double density(double[] step, double[] noise, double shading, int channels) {
    double sum = 0;
    double pull = 0;
    double squares = 0;
    double norm = 0;
    for (int c = 0; c < channels; c++) {
      sum += 1 / noise[c];
      pull += step[c] / noise[c];
      squares += step[c] * step[c] / noise[c];
      norm += Math.log(noise[c]);
    }
    double common = 1 + shading * sum;
    return -0.5 * (squares - shading * pull * pull / common + norm + Math.log(common));
  }

  private double noise(int c, double light) {
    double dark = error / seen[c];
    double sheen = 0.7 * Pigment.SHEEN / light;
    return COLOUR * COLOUR + dark * dark + sheen * sheen + more * more;
  }
}

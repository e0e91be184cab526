package org.lunartable.vision.die;

import java.util.List;

/**
 * How likely patches of supposed shades look as they do under one unknown lamp. In the logarithm of
 * linear light a patch is its own colour plus the lamp's, plus shading common to its channels, plus
 * noise. The lamp is not estimated but integrated out: its prior is wide from blue to orange and
 * narrow from green to magenta, as lamps and cameras are. The black rubber around the tiles is one
 * more patch: it always has the same shade and never burns out, so it tells how strong and of what
 * colour the lamp is even when the tiles are too bright. Stateless.
 */
final class LightModel {
  private static final double LAMP_STRENGTH = 1.2;
  private static final double LAMP_WARMTH = 0.85;
  private static final double LAMP_TINT = 0.31;
  private static final double COLOUR = 0.1;
  private static final double FLOOR = 0.0013;
  private static final double TYPICAL_EXPOSURE = -0.7;

  /** JPEG and the sensor's colour filter let a strong channel spoil a weak one by this share. */
  private static final double CROSSTALK = 0.01;

  private static final double CLIPPED_SPREAD = 0.6;

  /** Shading between the quarters, as usual and with a shadow's edge or sheen on the face. */
  private static final double[] SHADING = {0.22, 0.45};

  private static final double[] SHADING_PRIOR = {0, -2.5};

  /** Light the rubber reflects, how much that varies, and how far it is from grey. */
  private static final double BODY = 0.045;

  private static final double BODY_SHADING = 0.45;
  private static final double BODY_COLOUR = 0.24;
  private static final double BODY_FLOOR = 0.0025;

  /** A channel this near its end may in truth be much brighter. */
  private static final double CLIPPED = 0.9;

  /** Cameras and programs turn the saturation up or down by factors like these. */
  private static final double[] SATURATION = {1, 0.75, 0.55, 1.25};

  private static final double[] SATURATION_PRIOR = {0, -0.8, -1.6, -0.8};

  private static final double UNIFORM_MEAN = -1.5;
  private static final double UNIFORM_SPREAD = 1.3;

  private static final double[] WARM = {Math.sqrt(0.5), 0, -Math.sqrt(0.5)};
  private static final double[] TINT = {
    Math.sqrt(1 / 6.0), -Math.sqrt(4 / 6.0), Math.sqrt(1 / 6.0)
  };

  private static final double[][] LAMP = lamps();

  /** Channels of the tiles; those of the rubber follow. */
  private static final int TILES = 12;

  private static final int ALL = 15;

  /**
   * What one supposition about the shades gives.
   *
   * @param logLikelihood natural logarithm of the density
   * @param misfit squared deviations in units of their expected spread, about 3 a patch when right
   */
  record Fit(double logLikelihood, double misfit) {}

  private final double[] seen = new double[ALL];
  private final double[] error = new double[4];
  private final double[] bodyNoise = new double[3];

  LightModel(List<Rgb> tiles, Rgb body) {
    for (int p = 0; p < 4; p++) {
      Rgb tile = tiles.get(p);
      double most = Math.max(tile.red(), Math.max(tile.green(), tile.blue()));
      error[p] = FLOOR + CROSSTALK * most;
      for (int c = 0; c < 3; c++) {
        seen[3 * p + c] = Math.max(tile.channel(c), error[p]);
      }
    }
    for (int c = 0; c < 3; c++) {
      seen[TILES + c] = Math.max(body.channel(c), BODY_FLOOR);
      double dark = BODY_FLOOR / seen[TILES + c];
      bodyNoise[c] = BODY_COLOUR * BODY_COLOUR + dark * dark;
    }
  }

  /** With the usual shading and saturation. */
  Fit plain(List<Shade> shades) {
    return fit(shades, SATURATION[0], SHADING[0]);
  }

  /** The best over shading and saturation. */
  Fit fit(List<Shade> shades) {
    Fit best = null;
    for (int s = 0; s < SATURATION.length; s++) {
      for (int h = 0; h < SHADING.length; h++) {
        Fit fit = fit(shades, SATURATION[s], SHADING[h]);
        double value = fit.logLikelihood() + SATURATION_PRIOR[s] + SHADING_PRIOR[h];
        if (best == null || value > best.logLikelihood()) {
          best = new Fit(value, fit.misfit());
        }
      }
    }
    return best;
  }

  /** What the patches give if all are of one and the same colour, any colour: no die then. */
  Fit uniform() {
    Fit best = null;
    for (int h = 0; h < SHADING.length; h++) {
      Fit fit = uniform(SHADING[h]);
      double value = fit.logLikelihood() + SHADING_PRIOR[h];
      if (best == null || value > best.logLikelihood()) {
        best = new Fit(value, fit.misfit());
      }
    }
    return best;
  }

  private Fit uniform(double shading) {
    double[] deviation = new double[ALL];
    double[][] covariance = new double[ALL][ALL];
    for (int i = 0; i < TILES; i++) {
      int p = i / 3;
      deviation[i] = Math.log(seen[i]) - UNIFORM_MEAN;
      for (int j = 0; j <= i; j++) {
        covariance[i][j] =
            (i % 3 == j % 3 ? UNIFORM_SPREAD * UNIFORM_SPREAD : 0)
                + (p == j / 3 ? shading * shading : 0);
      }
      double brightest = Math.max(seen[3 * p], Math.max(seen[3 * p + 1], seen[3 * p + 2]));
      covariance[i][i] += noise(i, seen[i] / brightest);
    }
    for (int i = TILES; i < ALL; i++) {
      deviation[i] = bodyDeviation(i);
      for (int j = TILES; j <= i; j++) {
        covariance[i][j] = LAMP[i % 3][j % 3] + BODY_SHADING * BODY_SHADING;
      }
      covariance[i][i] += bodyNoise[i - TILES];
    }
    return evaluate(covariance, deviation);
  }

  private double bodyDeviation(int i) {
    return Math.log(seen[i] / BODY) - TYPICAL_EXPOSURE;
  }

  private Fit fit(List<Shade> shades, double saturation, double shading) {
    double[] deviation = new double[ALL];
    double[][] covariance = new double[ALL][ALL];
    for (int i = 0; i < ALL; i++) {
      for (int j = 0; j <= i; j++) {
        covariance[i][j] = LAMP[i % 3][j % 3];
      }
    }
    for (int i = 0; i < TILES; i++) {
      double expected = shades.get(i / 3).light(saturation, i % 3);
      deviation[i] = Math.log(seen[i] / expected) - TYPICAL_EXPOSURE;
      for (int j = i / 3 * 3; j <= i; j++) {
        covariance[i][j] += shading * shading;
      }
      covariance[i][i] += noise(i, expected);
    }
    for (int i = TILES; i < ALL; i++) {
      deviation[i] = bodyDeviation(i);
      for (int j = TILES; j <= i; j++) {
        covariance[i][j] += BODY_SHADING * BODY_SHADING;
      }
      covariance[i][i] += bodyNoise[i - TILES];
    }
    return evaluate(covariance, deviation);
  }

  private double noise(int i, double expected) {
    double dark = error[i / 3] / seen[i];
    double sheen = 0.7 * Shade.SHEEN / expected;
    double burnt = seen[i] > CLIPPED ? CLIPPED_SPREAD : 0;
    return COLOUR * COLOUR + dark * dark + sheen * sheen + burnt * burnt;
  }

  private static double[][] lamps() {
    double[][] lamps = new double[3][3];
    for (int a = 0; a < 3; a++) {
      for (int b = 0; b < 3; b++) {
        lamps[a][b] = lamp(a, b);
      }
    }
    return lamps;
  }

  private static double lamp(int a, int b) {
    return LAMP_STRENGTH * LAMP_STRENGTH
        + LAMP_WARMTH * LAMP_WARMTH * WARM[a] * WARM[b]
        + LAMP_TINT * LAMP_TINT * TINT[a] * TINT[b];
  }

  /** Cholesky in place, of the lower triangle. */
  private static Fit evaluate(double[][] a, double[] d) {
    int n = d.length;
    double product = 1;
    double misfit = 0;
    double[] z = new double[n];
    for (int i = 0; i < n; i++) {
      double[] row = a[i];
      double rest = d[i];
      for (int j = 0; j < i; j++) {
        double[] other = a[j];
        double sum = row[j];
        for (int k = 0; k < j; k++) {
          sum -= row[k] * other[k];
        }
        row[j] = sum / other[j];
        rest -= row[j] * z[j];
      }
      double sum = row[i];
      for (int k = 0; k < i; k++) {
        sum -= row[k] * row[k];
      }
      row[i] = Math.sqrt(sum);
      z[i] = rest / row[i];
      misfit += z[i] * z[i];
      product *= row[i];
    }
    return new Fit(-0.5 * misfit - Math.log(product), misfit);
  }
}

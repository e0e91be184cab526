package org.lunartable.vision.calibration;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;

/**
 * How likely each face of a die looks as four patches do, by a profile. A patch is its colour's
 * mean plus the lamp plus what all patches share (exposure), what each channel shares (the lamp has
 * drifted), what each patch has of its own (shade, sheen) and noise; all of these are normally
 * distributed. Stateless.
 */
final class FaceOdds {
  private static final double EXPOSURE = 0.35;
  private static final double DRIFT = 0.1;
  private static final double SHADE = 0.12;

  /** A channel this near the sensor's end may in truth be brighter by the spread below. */
  private static final double CLIPPED = Math.log(0.88);

  private static final double CLIPPED_SPREAD = 0.3;

  /** Neighbouring channels and JPEG spoil a dark channel by about this much light. */
  private static final double SPOILT = 0.008;

  /**
   * A face as it may lie.
   *
   * @param logLikelihood natural logarithm of the density
   * @param misfit squared deviations in units of their spread, about 12 when right
   */
  record Odds(DieFace face, double logLikelihood, double misfit) {}

  private FaceOdds() {}

  /** All faces in all turns, most likely first. The profile must cover the die. */
  static List<Odds> of(CameraProfile profile, Die die, List<LogRgb> patches) {
    Set<DieFace> looks = new LinkedHashSet<>();
    for (DieFace face : die.faces()) {
      DieFace turned = face;
      for (int turn = 0; turn < 4; turn++) {
        looks.add(turned);
        turned = turned.turned();
      }
    }
    List<Odds> odds = new ArrayList<>();
    looks.forEach(face -> odds.add(odds(profile, face, patches)));
    odds.sort(Comparator.comparingDouble(Odds::logLikelihood).reversed());
    return odds;
  }

  private static Odds odds(CameraProfile profile, DieFace face, List<LogRgb> patches) {
    double[] deviation = new double[12];
    double[][] covariance = new double[12][12];
    for (int i = 0; i < 12; i++) {
      LogRgb patch = patches.get(i / 3);
      CameraProfile.Tile tile =
          Objects.requireNonNull(profile.tiles().get(face.quarters().get(i / 3)));
      double expected = profile.lamp().channel(i % 3) + tile.mean().channel(i % 3);
      deviation[i] = patch.channel(i % 3) - expected;
      for (int j = 0; j <= i; j++) {
        covariance[i][j] =
            EXPOSURE * EXPOSURE
                + (i % 3 == j % 3 ? DRIFT * DRIFT : 0)
                + (i / 3 == j / 3 ? SHADE * SHADE : 0);
      }
      covariance[i][i] += noise(patch.channel(i % 3), tile.spread());
    }
    return evaluate(face, covariance, deviation);
  }

  private static double noise(double seen, double spread) {
    double dark = SPOILT / Math.exp(seen);
    double clipped = seen > CLIPPED ? CLIPPED_SPREAD : 0;
    return spread * spread + dark * dark + clipped * clipped;
  }

  /** Cholesky in place, of the lower triangle. */
  private static Odds evaluate(DieFace face, double[][] a, double[] d) {
    int n = d.length;
    double logDet = 0;
    double misfit = 0;
    double[] z = new double[n];
    for (int i = 0; i < n; i++) {
      double rest = d[i];
      for (int j = 0; j <= i; j++) {
        double sum = a[i][j];
        for (int k = 0; k < j; k++) {
          sum -= a[i][k] * a[j][k];
        }
        a[i][j] = i == j ? Math.sqrt(sum) : sum / a[j][j];
        if (j < i) {
          rest -= a[i][j] * z[j];
        }
      }
      z[i] = rest / a[i][i];
      misfit += z[i] * z[i];
      logDet += 2 * Math.log(a[i][i]);
    }
    return new Odds(face, -0.5 * (misfit + logDet), misfit);
  }
}

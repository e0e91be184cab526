package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lunartable.vision.colour.LampEvidence;
import org.lunartable.vision.colour.LampPrior;
import org.lunartable.vision.colour.LitPatch;
import org.lunartable.vision.colour.Pigment;

/**
 * How likely a top face of supposed shades looks as it does under one unknown lamp. The lamp is not
 * estimated but integrated out. The black rubber around the tiles is one more patch: it always has
 * the same shade and never burns out, so it tells how strong and of what colour the lamp is even
 * when the tiles are too bright. Confined to one thread.
 */
final class LightModel {
  /** Shading between the quarters, as usual and with a shadow's edge or sheen on the face. */
  private static final double[] SHADING = {0.22, 0.45};

  private static final double[] SHADING_PRIOR = {0, -2.5};

  /** How much blur there is, pixels: it mixes neighbours. */
  private static final double BLUR = 0.4;

  private static final double UNIFORM_MEAN = -1.5;
  private static final double UNIFORM_SPREAD = 1.3;
  private static final int ROUNDS = 3;

  private static final LampEvidence PRIOR = LampPrior.typical();
  private static final LampEvidence ANY_COLOUR = LampPrior.any(UNIFORM_MEAN, UNIFORM_SPREAD);

  /**
   * What one supposition about the shades gives.
   *
   * @param logLikelihood natural logarithm of the density
   * @param misfit squared deviations in units of their expected spread, about 3 a patch when right
   * @param lamp what the patches then say about it
   */
  record Fit(double logLikelihood, double misfit, LampEvidence lamp) {}

  private final List<LitPatch> tiles;
  private final LampEvidence lamp;
  private final SideLight sides;
  private final LikeTiles like;
  private final Saturations cameras;
  private final List<Map<Pigment, LampEvidence>> known = new ArrayList<>();

  LightModel(FacePatches patches, FaceLooks looks, Saturations cameras) {
    this.cameras = cameras;
    double more = BLUR / patches.pixels();
    tiles = FacePatches.rows(patches.quarters()).stream().map(p -> new LitPatch(p, more)).toList();
    lamp = PRIOR.and(LitPatch.rubber(patches.body()));
    for (int i = 0; i < 4 * cameras.count() * SHADING.length; i++) {
      known.add(new EnumMap<>(Pigment.class));
    }
    like = new LikeTiles(tiles, cameras, SHADING);
    sides = new SideLight(patches.sides(), looks, cameras.all());
  }

  /** With the usual shading and the first saturation, by the top face alone. */
  double plain(List<Pigment> shades) {
    return lamp.and(sum(shades, 0, 0)).logLikelihood() + like.logLikelihood(shades, 0, 0);
  }

  /** The best over shading and saturation, the side faces taken in. */
  Fit fit(int look, List<Pigment> shades) {
    Fit best = null;
    for (int s = 0; s < cameras.count(); s++) {
      for (int h = 0; h < SHADING.length; h++) {
        LampEvidence all = lamp.and(sum(shades, s, h));
        if (anyFull()) {
          all = censored(shades, s, h, all);
        }
        double prior = cameras.prior(s) + SHADING_PRIOR[h];
        double tops = all.logLikelihood() + like.logLikelihood(shades, s, h);
        double value = tops + prior + sides.logLikelihood(look, s, all);
        if (best == null || value > best.logLikelihood()) {
          best = new Fit(value, all.misfit(), all);
        }
      }
    }
    return best;
  }

  private boolean anyFull() {
    return tiles.stream().anyMatch(LitPatch::full);
  }

  /** Full channels need to know the lamp and the lamp needs them: they take turns. */
  private LampEvidence censored(List<Pigment> shades, int s, int h, LampEvidence first) {
    LampEvidence all = first;
    for (int round = 0; round < ROUNDS; round++) {
      double[] gains = all.gains();
      all = lamp;
      for (int p = 0; p < 4; p++) {
        all =
            all.and(
                tiles.get(p).full()
                    ? tiles.get(p).evidence(shades.get(p), cameras.camera(s), SHADING[h], gains)
                    : known(p, shades.get(p), s, h));
      }
    }
    return all;
  }

  private LampEvidence sum(List<Pigment> shades, int s, int h) {
    return LampEvidence.all(
        known(0, shades.get(0), s, h),
        known(1, shades.get(1), s, h),
        known(2, shades.get(2), s, h),
        known(3, shades.get(3), s, h));
  }

  private LampEvidence known(int p, Pigment shade, int s, int h) {
    return known
        .get((p * cameras.count() + s) * SHADING.length + h)
        .computeIfAbsent(shade, tile -> tiles.get(p).evidence(tile, cameras.camera(s), SHADING[h]));
  }

  /** What the patches give if all are of one and the same colour, any colour: no die then. */
  double uniform() {
    double best = -Double.MAX_VALUE;
    for (int h = 0; h < SHADING.length; h++) {
      LampEvidence colour = ANY_COLOUR;
      for (LitPatch tile : tiles) {
        colour = colour.and(tile.plain(SHADING[h]));
      }
      best = Math.max(best, colour.logLikelihood() + SHADING_PRIOR[h]);
    }
    return best + lamp.logLikelihood() + sides.strange();
  }
}

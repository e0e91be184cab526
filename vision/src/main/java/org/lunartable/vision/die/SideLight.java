package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lunartable.vision.colour.LampEvidence;
import org.lunartable.vision.colour.LampPrior;
import org.lunartable.vision.colour.LitPatch;
import org.lunartable.vision.colour.Pigment;
import org.lunartable.vision.colour.Reflectance;
import org.lunartable.vision.die.FaceLooks.Look;

/**
 * What the side faces turned to the camera add: each shows one of the die's other faces, in the
 * same shades and in light that is akin. Which one is not known, so all are weighed; and a side may
 * show something else altogether (a shadow, a neighbour). Immutable once built.
 */
final class SideLight {
  private static final double SHADING = 0.3;
  private static final double[] STEP = LampPrior.step(0.7, 0.25, 0.08);

  /** One side in so many is not what it should be. */
  private static final double STRANGE = Math.log(0.1);

  /** Density of a channel of any colour, natural logarithm. */
  private static final double ANY = -1.1;

  /** How much blur there is, pixels: it mixes neighbours. */
  private static final double BLUR = 0.5;

  private final FaceLooks looks;
  private final LampEvidence[][][] evidence;
  private final double[] any;

  SideLight(List<FacePatches.Side> sides, FaceLooks looks, List<Reflectance> cameras) {
    this.looks = looks;
    evidence = new LampEvidence[sides.size()][cameras.size()][];
    any = new double[sides.size()];
    for (int i = 0; i < evidence.length; i++) {
      double more = BLUR / sides.get(i).pixels();
      List<LitPatch> tiles =
          FacePatches.rows(sides.get(i).quarters()).stream()
              .map(p -> new LitPatch(p, more))
              .toList();
      any[i] = STRANGE + 12 * ANY;
      for (int s = 0; s < cameras.size(); s++) {
        evidence[i][s] = all(tiles, cameras.get(s));
      }
    }
  }

  private LampEvidence[] all(List<LitPatch> tiles, Reflectance camera) {
    List<Map<Pigment, LampEvidence>> known =
        Stream.<Map<Pigment, LampEvidence>>generate(() -> new EnumMap<>(Pigment.class))
            .limit(4)
            .toList();
    List<LampEvidence> all = new ArrayList<>();
    for (Look look : looks.all()) {
      LampEvidence sum = LampEvidence.none();
      for (int p = 0; p < 4; p++) {
        LitPatch tile = tiles.get(p);
        sum =
            sum.and(
                known
                    .get(p)
                    .computeIfAbsent(
                        look.shades().get(p), shade -> tile.evidence(shade, camera, SHADING)));
      }
      all.add(sum.across(STEP));
    }
    return all.toArray(new LampEvidence[0]);
  }

  /** Logarithm of the density of what all sides show, given the top face and its evidence. */
  double logLikelihood(int top, int camera, LampEvidence lamp) {
    double own = lamp.logLikelihood();
    double sum = 0;
    for (int i = 0; i < evidence.length; i++) {
      double side = 1;
      for (int look = 0; look < looks.all().size(); look++) {
        double share = looks.shareBeside(top, look);
        if (share > 0) {
          double log = evidence[i][camera][look].logLikelihoodWith(lamp) - own;
          side += share * Math.exp(log - any[i]);
        }
      }
      sum += any[i] + Math.log(side);
    }
    return sum;
  }

  /** The same when it is no die. */
  double strange() {
    double sum = 0;
    for (double log : any) {
      sum += log;
    }
    return sum;
  }
}

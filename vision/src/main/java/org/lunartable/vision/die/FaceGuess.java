package org.lunartable.vision.die;

import java.util.List;
import org.lunartable.engine.die.DieFace;
import org.lunartable.vision.die.FaceLooks.Look;

/**
 * Which face of the die four patches show.
 *
 * @param face the most likely face as it lies, in image order
 * @param likelihood natural logarithm of its density
 * @param margin how much more likely than the next face, or than no face but one plain colour
 *     (natural logarithm of the ratio); negative for the latter
 * @param misfit how badly even this one fits; about 15 when it is right
 * @param lamp what a white tile would give then in red, green and blue: natural logarithms
 */
@SuppressWarnings("ArrayRecordComponent") // never leaves this package
record FaceGuess(DieFace face, double likelihood, double margin, double misfit, double[] lamp) {
  /** Looks this much less likely than the best do not come near it with other light either. */
  private static final double HOPELESS = 30;

  private static final double MIN_MARGIN = 2;
  private static final double GOOD_MISFIT = 23;
  private static final double MAX_MISFIT = 55;

  /** Whether the face may be told: the worse it fits, the clearer its lead must be. */
  boolean clear() {
    return misfit <= MAX_MISFIT && margin >= MIN_MARGIN + 0.3 * Math.max(0, misfit - GOOD_MISFIT);
  }

  /** From 0 to 1; a poor fit counts against even a clear lead. */
  double confidence() {
    return 1 - Math.exp(-margin / Math.max(1, misfit / 15) / 2);
  }

  /** The same with another margin. */
  FaceGuess leadingBy(double other) {
    return new FaceGuess(face, likelihood, other, misfit, lamp);
  }

  /** Weighs every face of the die in all four turns. */
  static FaceGuess of(FaceLooks looks, FacePatches patches) {
    LightModel light = new LightModel(patches, looks, Saturations.USUAL);
    List<Look> all = looks.all();
    double[] likelihoods = new double[all.size()];
    double highest = -Double.MAX_VALUE;
    for (int i = 0; i < likelihoods.length; i++) {
      likelihoods[i] = light.plain(all.get(i).shades());
      highest = Math.max(highest, likelihoods[i]);
    }
    LightModel.Fit[] fits = new LightModel.Fit[likelihoods.length];
    for (int i = 0; i < likelihoods.length; i++) {
      if (likelihoods[i] > highest - HOPELESS) {
        LightModel.Fit fit = light.fit(i, all.get(i).shades());
        likelihoods[i] = fit.logLikelihood();
        fits[i] = fit;
      } else {
        likelihoods[i] = -Double.MAX_VALUE;
      }
    }
    return best(all, likelihoods, fits, light.uniform());
  }

  private static FaceGuess best(
      List<Look> all, double[] likelihoods, LightModel.Fit[] fits, double uniform) {
    int best = 0;
    for (int i = 1; i < likelihoods.length; i++) {
      best = likelihoods[i] > likelihoods[best] ? i : best;
    }
    DieFace face = all.get(best).face();
    double next = uniform;
    for (int i = 0; i < likelihoods.length; i++) {
      if (!all.get(i).face().equals(face)) {
        next = Math.max(next, likelihoods[i]);
      }
    }
    return new FaceGuess(
        face,
        likelihoods[best],
        likelihoods[best] - next,
        fits[best].misfit(),
        fits[best].lamp().gains());
  }
}

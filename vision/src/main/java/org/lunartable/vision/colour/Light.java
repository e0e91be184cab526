package org.lunartable.vision.colour;

import java.util.ArrayList;
import java.util.List;

/**
 * A light that may fall on the scene, with the camera that sees it.
 *
 * @param warmth from blue (negative) to orange, in the logarithm of linear light
 * @param tint from green (negative) to magenta
 * @param exposure logarithm of what a white surface gives
 * @param saturation by which the camera changes colours
 * @param black light that the camera takes for none, as dark pictures show it
 */
record Light(double warmth, double tint, double exposure, double saturation, double black) {
  private static final double[] WARMTHS = steps(-1.4, 1.4, 0.2);
  private static final double[] TINTS = steps(-0.375, 0.5, 0.125);
  private static final double[] EXPOSURES = steps(-3.2, 1.2, 0.2);
  private static final double[] SATURATIONS = {0.6, 0.8, 1, 1.25};
  private static final double[] BLACKS = {0, 0.015, 0.03};

  private static final double WARMTH_SPREAD = 0.8;
  private static final double TINT_SPREAD = 0.22;
  private static final double SCENE_WARMTH_SPREAD = 0.3;
  private static final double SCENE_TINT_SPREAD = 0.25;
  private static final double EXPOSURE_SPREAD = 1.2;
  private static final double SATURATION_SPREAD = 0.3;
  private static final double BLACK_SCALE = 0.015;

  /** Less probable than the best by this, as a logarithm, is not looked at. */
  private static final double HOPELESS = 12;

  /** The lights that may be, knowing the colour of the whole scene. */
  static List<Light> likely(SceneLight scene) {
    List<Light> likely = new ArrayList<>();
    for (double warmth : WARMTHS) {
      for (double tint : TINTS) {
        if (colourPrior(warmth, tint, scene) > -HOPELESS) {
          addAll(likely, warmth, tint);
        }
      }
    }
    return likely;
  }

  private static void addAll(List<Light> likely, double warmth, double tint) {
    for (double exposure : EXPOSURES) {
      for (double saturation : SATURATIONS) {
        for (double black : BLACKS) {
          likely.add(new Light(warmth, tint, exposure, saturation, black));
        }
      }
    }
  }

  private static double[] steps(double from, double to, double step) {
    double[] steps = new double[(int) Math.round((to - from) / step) + 1];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = from + i * step;
    }
    return steps;
  }

  /** What a channel (0 red, 1 green, 2 blue) gets of a surface, before it is full. */
  double seen(int channel, double reflected) {
    double colour = warmth * LampPrior.WARM[channel] + tint * LampPrior.TINT[channel];
    double gain = Math.exp(exposure + colour);
    return Math.max(0, gain * reflected - black);
  }

  /** Logarithm of how probable it is before any patch is looked at. */
  double prior(SceneLight scene) {
    return colourPrior(warmth, tint, scene)
        - 0.5 * square((exposure - LampPrior.TYPICAL_EXPOSURE) / EXPOSURE_SPREAD)
        - 0.5 * square(Math.log(saturation) / SATURATION_SPREAD)
        - 0.5 * black / BLACK_SCALE;
  }

  private static double colourPrior(double warmth, double tint, SceneLight scene) {
    return -0.5
        * (square(warmth / WARMTH_SPREAD)
            + square(tint / TINT_SPREAD)
            + square((warmth - scene.warmth()) / SCENE_WARMTH_SPREAD)
            + square((tint - scene.tint()) / SCENE_TINT_SPREAD));
  }

  private static double square(double x) {
    return x * x;
  }
}

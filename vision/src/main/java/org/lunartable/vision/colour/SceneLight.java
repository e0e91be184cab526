package org.lunartable.vision.colour;

import org.lunartable.vision.Picture;
import org.lunartable.vision.Pixels;

/**
 * A first guess of the light from the whole picture: the mean of its pixels in a high power, so
 * that bright ones count most, as bright things are mostly pale or shiny and so have the colour of
 * the light. Burnt out pixels, which look white in any light, are left out.
 *
 * @param warmth from blue to orange, as in {@link Light}
 * @param tint from green to magenta
 */
record SceneLight(double warmth, double tint) {
  private static final int SAMPLES = 48;
  private static final double BURNT = 0.9;
  private static final double FLOOR = 0.002;
  private static final int POWER = 3;

  static SceneLight of(Picture picture) {
    double[] sum = new double[3];
    for (int row = 0; row < SAMPLES; row++) {
      double v = (row + 0.5) * picture.height() / SAMPLES;
      Pixels strip = picture.crop(0, (int) v, picture.width(), 2);
      for (int column = 0; column < SAMPLES; column++) {
        double u = (column + 0.5) * picture.width() / SAMPLES;
        add(sum, strip.linearAt(u, v));
      }
    }
    double red = level(sum[2]);
    double green = level(sum[1]);
    double blue = level(sum[0]);
    return new SceneLight((red - blue) / Math.sqrt(2), (red - 2 * green + blue) / Math.sqrt(6));
  }

  private static void add(double[] sum, double[] bgr) {
    if (Math.max(bgr[0], Math.max(bgr[1], bgr[2])) < BURNT) {
      for (int c = 0; c < 3; c++) {
        sum[c] += Math.pow(bgr[c], POWER);
      }
    }
  }

  private static double level(double sum) {
    return Math.log(FLOOR + Math.pow(sum / (SAMPLES * SAMPLES), 1.0 / POWER));
  }
}

package org.lunartable.vision.colour;

import java.util.Arrays;
import java.util.Comparator;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;

/** Red, green and blue of one patch in linear light, 0 to 1. */
public record Patch(double red, double green, double blue) {
  private static final int GRID = 9;

  /** What lies around a place: the mean without the darkest tenth and the brightest two fifths. */
  static Patch at(Picture picture, PixelPoint place, double radius) {
    int reach = (int) Math.ceil(radius) + 2;
    Pixels pixels =
        picture.crop(
            (int) Math.round(place.u()) - reach,
            (int) Math.round(place.v()) - reach,
            2 * reach + 1,
            2 * reach + 1);
    double[][] samples = new double[GRID * GRID][];
    for (int row = 0; row < GRID; row++) {
      for (int column = 0; column < GRID; column++) {
        double u = place.u() + radius * (2.0 * column / (GRID - 1) - 1);
        double v = place.v() + radius * (2.0 * row / (GRID - 1) - 1);
        samples[row * GRID + column] = pixels.linearAt(u, v);
      }
    }
    return trimmed(samples);
  }

  /**
   * The mean of samples without the darkest tenth (seams) and the brightest two fifths (glare).
   *
   * @param samples blue, green and red in linear light each; they are sorted
   */
  public static Patch trimmed(double[][] samples) {
    Arrays.sort(samples, Comparator.comparingDouble(s -> s[0] + s[1] + s[2]));
    int from = samples.length / 10;
    int to = samples.length * 3 / 5;
    double[] sum = new double[3];
    for (int i = from; i < to; i++) {
      for (int c = 0; c < 3; c++) {
        sum[c] += samples[i][c] / (to - from);
      }
    }
    return new Patch(sum[2], sum[1], sum[0]);
  }

  /** A channel: 0 red, 1 green, 2 blue. */
  public double channel(int index) {
    return index == 0 ? red : index == 1 ? green : blue;
  }
}

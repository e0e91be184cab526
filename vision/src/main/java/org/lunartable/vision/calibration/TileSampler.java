package org.lunartable.vision.calibration;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;

/** Takes the colours of the four quarters of a top face out of a picture. Stateless. */
public final class TileSampler {
  private static final int GRID = 6;

  /** Where a quarter's tile lies between the face's middle (0) and its corner (1). */
  private static final double FROM = 1.4 / 16;

  private static final double TO = 6.4 / 16;

  private TileSampler() {}

  /**
   * The four colours in the order of a face as it lies: rows of the picture.
   *
   * @param corners of the 32 mm face in pixels, clockwise, smallest u + v first
   */
  public static List<LogRgb> sample(Picture picture, List<PixelPoint> corners) {
    if (corners.size() != 4) {
      throw new IllegalArgumentException("a face has four corners, not " + corners.size());
    }
    Pixels pixels = around(picture, corners);
    return List.of(
        quarter(pixels, corners, 0),
        quarter(pixels, corners, 1),
        quarter(pixels, corners, 3),
        quarter(pixels, corners, 2));
  }

  private static Pixels around(Picture picture, List<PixelPoint> corners) {
    double left = corners.stream().mapToDouble(PixelPoint::u).min().orElse(0);
    double top = corners.stream().mapToDouble(PixelPoint::v).min().orElse(0);
    double right = corners.stream().mapToDouble(PixelPoint::u).max().orElse(0);
    double bottom = corners.stream().mapToDouble(PixelPoint::v).max().orElse(0);
    return picture.crop(
        (int) Math.floor(left),
        (int) Math.floor(top),
        Math.min(picture.width(), (int) Math.ceil(right - left) + 3),
        Math.min(picture.height(), (int) Math.ceil(bottom - top) + 3));
  }

  private static LogRgb quarter(Pixels pixels, List<PixelPoint> corners, int corner) {
    double[][] samples = new double[GRID * GRID][];
    for (int i = 0; i < GRID; i++) {
      for (int j = 0; j < GRID; j++) {
        PixelPoint at = place(corners, corner, step(i), step(j));
        samples[i * GRID + j] = pixels.linearAt(at.u(), at.v());
      }
    }
    return trimmed(samples);
  }

  private static double step(int index) {
    return FROM + (TO - FROM) * index / (GRID - 1);
  }

  /** So far from the middle towards the two sides that meet in a corner, between the corners. */
  private static PixelPoint place(List<PixelPoint> corners, int corner, double a, double b) {
    double[] weight = {(1 + a) * (1 + b), (1 - a) * (1 + b), (1 - a) * (1 - b), (1 + a) * (1 - b)};
    double u = 0;
    double v = 0;
    for (int i = 0; i < 4; i++) {
      PixelPoint at = corners.get((corner + i) % 4);
      u += at.u() * weight[i] / 4;
      v += at.v() * weight[i] / 4;
    }
    return new PixelPoint(u, v);
  }

  /** The mean without the darkest tenth (seams) and the brightest two fifths (glare). */
  private static LogRgb trimmed(double[][] samples) {
    Arrays.sort(samples, Comparator.comparingDouble(s -> s[0] + s[1] + s[2]));
    int from = samples.length / 10;
    int to = samples.length * 3 / 5;
    double[] sum = new double[3];
    for (int i = from; i < to; i++) {
      for (int c = 0; c < 3; c++) {
        sum[c] += samples[i][c] / (to - from);
      }
    }
    return LogRgb.ofLinear(sum[2], sum[1], sum[0]);
  }
}

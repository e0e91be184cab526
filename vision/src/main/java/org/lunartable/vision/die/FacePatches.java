package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;

/**
 * The colours of the four quarters of a top face, with its corners.
 *
 * @param corners of the 32 mm face, clockwise, smallest u + v first
 * @param quarters the quarter at each corner, in the same order
 * @param body the rubber around the tiles
 */
record FacePatches(List<PixelPoint> corners, List<Rgb> quarters, Rgb body) {
  private static final int GRID = 6;
  private static final double FROM = 1.2;
  private static final double TO = 6.6;
  private static final double[] ALONG = {-9, -6.75, -4.5, -2.25, 0, 2.25, 4.5, 6.75, 9};
  private static final double[] RINGS = {10.2, 11.4};

  static FacePatches of(Pixels pixels, CubePose pose) {
    List<int[]> signs = clockwise(pose);
    List<PixelPoint> corners = new ArrayList<>();
    List<Rgb> quarters = new ArrayList<>();
    for (int[] sign : signs) {
      corners.add(corner(pose, sign));
      quarters.add(quarter(pixels, pose, sign));
    }
    return new FacePatches(List.copyOf(corners), List.copyOf(quarters), body(pixels, pose));
  }

  private static PixelPoint corner(CubePose pose, int[] sign) {
    return pose.project(sign[0] * CubePose.HALF, sign[1] * CubePose.HALF, 0);
  }

  private static Rgb body(Pixels pixels, CubePose pose) {
    double[][] samples = new double[ALONG.length * RINGS.length * 4][];
    int n = 0;
    for (double along : ALONG) {
      for (double ring : RINGS) {
        for (int sign = -1; sign <= 1; sign += 2) {
          samples[n++] = light(pixels, pose, sign * ring, along);
          samples[n++] = light(pixels, pose, along, sign * ring);
        }
      }
    }
    return trimmed(samples);
  }

  private static double[] light(Pixels pixels, CubePose pose, double x, double y) {
    PixelPoint at = pose.project(x, y, 0);
    return pixels.linearAt(at.u(), at.v());
  }

  private static List<int[]> clockwise(CubePose pose) {
    // Seen from outside, with v down, the corners run clockwise in this order.
    int[][] order = {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}};
    int first = 0;
    for (int i = 1; i < 4; i++) {
      PixelPoint best = corner(pose, order[first]);
      PixelPoint other = corner(pose, order[i]);
      if (other.u() + other.v() < best.u() + best.v()) {
        first = i;
      }
    }
    List<int[]> signs = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      signs.add(order[(first + i) % 4]);
    }
    return signs;
  }

  private static Rgb quarter(Pixels pixels, CubePose pose, int[] sign) {
    double[][] samples = new double[GRID * GRID][];
    for (int i = 0; i < GRID; i++) {
      for (int j = 0; j < GRID; j++) {
        double x = sign[0] * (FROM + (TO - FROM) * i / (GRID - 1));
        double y = sign[1] * (FROM + (TO - FROM) * j / (GRID - 1));
        samples[i * GRID + j] = light(pixels, pose, x, y);
      }
    }
    return trimmed(samples);
  }

  /** The mean without the darkest tenth (seams) and the brightest two fifths (glare). */
  private static Rgb trimmed(double[][] samples) {
    Arrays.sort(samples, Comparator.comparingDouble(s -> s[0] + s[1] + s[2]));
    int from = samples.length / 10;
    int to = samples.length * 3 / 5;
    double[] sum = new double[3];
    for (int i = from; i < to; i++) {
      for (int c = 0; c < 3; c++) {
        sum[c] += samples[i][c] / (to - from);
      }
    }
    return new Rgb(sum[2], sum[1], sum[0]);
  }
}

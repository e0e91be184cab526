package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.colour.Patch;

/**
 * The colours of the four quarters of a top face, with its corners.
 *
 * @param corners of the 32 mm face, clockwise, smallest u + v first
 * @param quarters the quarter at each corner, in the same order
 * @param body the rubber around the tiles
 * @param sides the side faces turned to the camera far enough to tell colours
 * @param pixels how wide a quarter of the top face is
 */
record FacePatches(
    List<PixelPoint> corners, List<Patch> quarters, Patch body, List<Side> sides, double pixels) {
  /**
   * A side face.
   *
   * @param quarters clockwise
   * @param pixels how wide a tile is across its shorter extent
   */
  record Side(List<Patch> quarters, double pixels) {}

  private static final double FEWEST_PIXELS = 1.6;

  private static final int GRID = 6;
  private static final double FROM = 1.2;
  private static final double TO = 6.6;
  private static final double[] ALONG = {-9, -6.75, -4.5, -2.25, 0, 2.25, 4.5, 6.75, 9};
  private static final double[] RINGS = {10.2, 11.4};

  static FacePatches of(Pixels pixels, CubePose pose) {
    List<int[]> signs = clockwise(pose);
    List<PixelPoint> corners = new ArrayList<>();
    List<Patch> quarters = new ArrayList<>();
    for (int[] sign : signs) {
      corners.add(corner(pose, sign));
      quarters.add(quarter(pixels, pose, sign));
    }
    return new FacePatches(
        List.copyOf(corners),
        List.copyOf(quarters),
        body(pixels, pose),
        sides(pixels, pose),
        (TO - FROM) * pose.scale());
  }

  /** Clockwise quarters as rows. */
  static List<Patch> rows(List<Patch> clockwise) {
    return List.of(clockwise.get(0), clockwise.get(1), clockwise.get(3), clockwise.get(2));
  }

  private static List<Side> sides(Pixels pixels, CubePose pose) {
    List<Side> sides = new ArrayList<>();
    for (int axis = 0; axis < 2; axis++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        double wide = (TO - FROM) * pose.scale() * pose.facing(axis, sign);
        if (wide >= FEWEST_PIXELS) {
          CubePose side = pose.withTop(axis, sign);
          List<Patch> quarters = new ArrayList<>();
          clockwise(side).forEach(corner -> quarters.add(quarter(pixels, side, corner)));
          sides.add(new Side(List.copyOf(quarters), wide));
        }
      }
    }
    return List.copyOf(sides);
  }

  private static PixelPoint corner(CubePose pose, int[] sign) {
    return pose.project(sign[0] * CubePose.HALF, sign[1] * CubePose.HALF, 0);
  }

  private static Patch body(Pixels pixels, CubePose pose) {
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
    return Patch.trimmed(samples);
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

  private static Patch quarter(Pixels pixels, CubePose pose, int[] sign) {
    double[][] samples = new double[GRID * GRID][];
    for (int i = 0; i < GRID; i++) {
      for (int j = 0; j < GRID; j++) {
        double x = sign[0] * (FROM + (TO - FROM) * i / (GRID - 1));
        double y = sign[1] * (FROM + (TO - FROM) * j / (GRID - 1));
        samples[i * GRID + j] = light(pixels, pose, x, y);
      }
    }
    return Patch.trimmed(samples);
  }
}

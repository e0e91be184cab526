package org.lunartable.vision.die;

import java.util.Arrays;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;

/**
 * How sharply the colours of a top face change between its tiles. Tiles of two colours meet at a
 * step; one plain thing that lies half in shadow changes slowly, and a shadow's edge or a stud
 * hardly ever falls on the middle line. Stateless.
 */
final class Seams {
  /** Less than this is no seam between tiles: a slow change over the whole face gives 0.36. */
  static final double BARELY_SHARP = 0.22;

  /** Places along a seam and across it, near it and away from it: millimetres. */
  private static final double[] ALONG = {2.5, 4, 5.5};

  private static final double[] NEAR = {2};
  private static final double[] AWAY = {4.5, 5.5, 6.5};

  /** Hues differ when their changes, squared and summed over the four halves, come to this. */
  private static final double HUES_DIFFER = 0.02;

  /** Keeps the noise of dark places from looking like a hue: linear light. */
  private static final double DARK = 0.02;

  private static final int LIGHT = 3;
  private static final int LIGHT_AND_HUE = 5;

  private Seams() {}

  /**
   * The share of the change across the seams that happens close to them: 1 for a sharp picture, 0.5
   * for a blurred small die, 0 when nothing changes there. A lamp's reflection on a tile can hide
   * the step in the light, but not the one in the hue, of which the middle one of neighbouring
   * places counts; the clearer of the two steps is told.
   */
  static double sharpness(Pixels pixels, CubePose pose) {
    Change light = new Change();
    Change hue = new Change();
    for (int axis = 0; axis < 2; axis++) {
      for (int half = -1; half <= 1; half += 2) {
        double[][] near = changes(pixels, pose, axis, half, NEAR);
        double[][] far = changes(pixels, pose, axis, half, AWAY);
        for (int c = 0; c < LIGHT; c++) {
          light.add(mean(near, c), mean(far, c));
        }
        for (int c = LIGHT; c < LIGHT_AND_HUE; c++) {
          hue.add(middle(near, c), middle(far, c));
        }
      }
    }
    return hue.whole > HUES_DIFFER ? Math.max(light.share(), hue.share()) : light.share();
  }

  /** How much changes across the seams, squared, and how much of that close to them. */
  private static final class Change {
    private double close;
    private double whole;

    void add(double near, double far) {
      close += near * far;
      whole += far * far;
    }

    double share() {
      return whole == 0 ? 0 : close / whole;
    }
  }

  private static double mean(double[][] changes, int channel) {
    return Arrays.stream(changes).mapToDouble(change -> change[channel]).average().orElse(0);
  }

  private static double middle(double[][] changes, int channel) {
    double[] all = Arrays.stream(changes).mapToDouble(change -> change[channel]).sorted().toArray();
    return all[all.length / 2];
  }

  /** The changes across one half of a seam, between places so far from it on both sides. */
  private static double[][] changes(
      Pixels pixels, CubePose pose, int axis, int half, double... across) {
    double[][] changes = new double[ALONG.length * across.length][];
    for (int i = 0; i < changes.length; i++) {
      double along = half * ALONG[i / across.length];
      changes[i] = change(pixels, pose, axis, across[i % across.length], along);
    }
    return changes;
  }

  /** The difference in linear light, blue, green and red, and in the shares of blue and red. */
  private static double[] change(
      Pixels pixels, CubePose pose, int axis, double across, double along) {
    double[] plus = light(pixels, pose, axis, across, along);
    double[] minus = light(pixels, pose, axis, -across, along);
    return new double[] {
      plus[0] - minus[0],
      plus[1] - minus[1],
      plus[2] - minus[2],
      share(plus, 0) - share(minus, 0),
      share(plus, 2) - share(minus, 2)
    };
  }

  private static double share(double[] light, int channel) {
    return light[channel] / (light[0] + light[1] + light[2] + DARK);
  }

  private static double[] light(
      Pixels pixels, CubePose pose, int axis, double across, double along) {
    PixelPoint at = axis == 0 ? pose.project(across, along, 0) : pose.project(along, across, 0);
    return pixels.linearAt(at.u(), at.v());
  }
}

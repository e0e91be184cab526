package org.lunartable.vision.board.read;

import org.lunartable.vision.Pixels;
import org.lunartable.vision.board.pose.BoardPose;

/**
 * Colours of points over the board in linear light, green, red and blue parts apart. Confined to
 * one thread.
 */
final class Tones {
  private static final float[] LINEAR = new float[257];

  static {
    for (int i = 0; i <= 256; i++) {
      double s = Math.min(i, 255) / 255.0; // undoes the sRGB curve
      LINEAR[i] = (float) (s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4));
    }
  }

  private final Pixels pixels;
  private final BoardPose pose;
  private final double[] uv = new double[2];
  private final double[] bgr = new double[3];

  Tones(Pixels pixels, BoardPose pose) {
    this.pixels = pixels;
    this.pose = pose;
  }

  BoardPose pose() {
    return pose;
  }

  /** Writes red, green and blue of a point, each 0 to 1. */
  void at(double x, double y, double z, double[] rgb) {
    pose.project(x, y, z, uv);
    pixels.at(uv[0], uv[1], bgr);
    for (int c = 0; c < 3; c++) {
      int whole = (int) bgr[c];
      double part = bgr[c] - whole;
      rgb[2 - c] = LINEAR[whole] + part * (LINEAR[whole + 1] - LINEAR[whole]);
    }
  }
}

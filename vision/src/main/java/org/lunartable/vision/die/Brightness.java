package org.lunartable.vision.die;

import org.lunartable.vision.Pixels;

/**
 * The largest channel of a part of the picture, for sampling between pixels. Black rubber is dark
 * in it under a lamp of any colour, and a tile of any colour is bright. Immutable.
 */
final class Brightness {
  private final int left;
  private final int top;
  private final int width;
  private final int height;
  private final float[] values;

  Brightness(Pixels pixels) {
    left = pixels.left();
    top = pixels.top();
    width = pixels.width();
    height = pixels.height();
    values = pixels.brightness();
  }

  /** Brightness of a pixel, 0 to 255; outside, the nearest pixel's. */
  float pixel(int u, int v) {
    int x = Math.max(0, Math.min(u - left, width - 1));
    int y = Math.max(0, Math.min(v - top, height - 1));
    return values[y * width + x];
  }

  /** Brightness at a place of the picture, 0 to 255, interpolated; outside, the nearest pixel's. */
  double at(double u, double v) {
    double x = within(u - left, width - 1.001);
    double y = within(v - top, height - 1.001);
    int column = (int) x;
    int row = (int) y;
    float fx = (float) (x - column);
    float fy = (float) (y - row);
    int i = row * width + column;
    float upper = values[i] + fx * (values[i + 1] - values[i]);
    float lower = values[i + width] + fx * (values[i + width + 1] - values[i + width]);
    return upper + fy * (lower - upper);
  }

  /** Math.min and Math.max care for signed zeros, which takes longer than all the rest here. */
  private static double within(double value, double most) {
    return value <= 0 ? 0 : value >= most ? most : value;
  }
}

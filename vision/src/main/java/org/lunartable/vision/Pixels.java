package org.lunartable.vision;

import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A copied rectangle of a picture in Java memory, blue, green and red in bytes. Coordinates are
 * those of the whole picture. Immutable, so any thread may read it.
 */
public final class Pixels {
  private static final double[] LINEAR = new double[256];

  static {
    for (int i = 0; i < 256; i++) {
      double s = i / 255.0; // undoes the sRGB curve
      LINEAR[i] = s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4);
    }
  }

  /** Copies that lack so many pixels at a side serve, too. */
  private static final int SLACK = 2;

  /** Channels that differ by no more are of one grey. */
  private static final int GREY = 3;

  private final int left;
  private final int top;
  private final int width;
  private final int height;
  private final byte[] bgr;

  private Pixels(int left, int top, int width, int height, byte[] bgr) {
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    this.bgr = bgr;
  }

  static Pixels of(Mat picture, int left, int top, int width, int height) {
    int x0 = Math.max(0, Math.min(left, picture.cols() - 1));
    int y0 = Math.max(0, Math.min(top, picture.rows() - 1));
    int x1 = Math.max(x0 + 1, Math.min(left + width, picture.cols()));
    int y1 = Math.max(y0 + 1, Math.min(top + height, picture.rows()));
    byte[] bytes = new byte[width * height * 3];
    try (Mats mats = new Mats()) {
      Mat part = mats.keep(picture.submat(new Rect(x0, y0, x1 - x0, y1 - y0)));
      if (part.cols() == width && part.rows() == height && x0 == left && y0 == top) {
        part.get(0, 0, bytes);
        return new Pixels(left, top, width, height, bytes);
      }
      Mat padded = mats.mat();
      int before = Math.max(0, x0 - left);
      int above = Math.max(0, y0 - top);
      Core.copyMakeBorder(
          part,
          padded,
          above,
          Math.max(0, height - above - part.rows()),
          before,
          Math.max(0, width - before - part.cols()),
          Core.BORDER_REPLICATE | Core.BORDER_ISOLATED);
      Mat exact = mats.keep(padded.submat(new Rect(0, 0, width, height)));
      Mat whole = mats.keep(exact.clone());
      whole.get(0, 0, bytes);
    }
    return new Pixels(left, top, width, height, bytes);
  }

  static Pixels smoothed(Mat picture, int side, int left, int top, int width, int height) {
    int x0 = Math.max(0, Math.min(left, picture.cols() - 1));
    int y0 = Math.max(0, Math.min(top, picture.rows() - 1));
    int x1 = Math.max(x0 + 1, Math.min(left + width, picture.cols()));
    int y1 = Math.max(y0 + 1, Math.min(top + height, picture.rows()));
    byte[] bytes = new byte[(x1 - x0) * (y1 - y0) * 3];
    try (Mats mats = new Mats()) {
      Mat part = mats.keep(picture.submat(new Rect(x0, y0, x1 - x0, y1 - y0)));
      Mat smooth = mats.mat();
      Imgproc.blur(part, smooth, new Size(side, side));
      smooth.get(0, 0, bytes);
    }
    return new Pixels(x0, y0, x1 - x0, y1 - y0, bytes);
  }

  /** Whether a rectangle, but for its outermost pixels, is in here as far as the picture goes. */
  boolean holds(Rect part, Mat picture) {
    return Math.max(0, part.x) >= left - SLACK
        && Math.max(0, part.y) >= top - SLACK
        && Math.min(part.x + part.width, picture.cols()) <= left + width + SLACK
        && Math.min(part.y + part.height, picture.rows()) <= top + height + SLACK;
  }

  public int left() {
    return left;
  }

  public int top() {
    return top;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The largest channel of every pixel, row by row. */
  public float[] brightness() {
    float[] brightness = new float[width * height];
    for (int i = 0, at = 0; i < brightness.length; i++, at += 3) {
      int largest = Math.max(bgr[at] & 0xFF, bgr[at + 1] & 0xFF);
      brightness[i] = Math.max(largest, bgr[at + 2] & 0xFF);
    }
    return brightness;
  }

  /** One channel (0 blue, 1 green, 2 red), 0 to 255; outside, the nearest pixel's. */
  public int channel(int u, int v, int channel) {
    int x = Math.max(0, Math.min(u - left, width - 1));
    int y = Math.max(0, Math.min(v - top, height - 1));
    return bgr[(y * width + x) * 3 + channel] & 0xFF;
  }

  /**
   * Whether there is no colour in it at all, as in the pictures of a camera for the night: all but
   * one pixel in a hundred are grey to within what JPEG changes.
   */
  public boolean colourless() {
    int coloured = 0;
    for (int i = 0; i < bgr.length; i += 3) {
      int blue = bgr[i] & 0xFF;
      int green = bgr[i + 1] & 0xFF;
      int red = bgr[i + 2] & 0xFF;
      if (Math.abs(blue - green) > GREY || Math.abs(red - green) > GREY) {
        coloured++;
        if (coloured > bgr.length / 300) {
          return false;
        }
      }
    }
    return true;
  }

  /** Blue, green and red between pixels, 0 to 255, interpolated, into an array of three. */
  public void at(double u, double v, double[] into) {
    Between place = between(u, v);
    int i = place.index;
    int below = i + 3 * width;
    for (int c = 0; c < 3; c++) {
      into[c] = place.mix(level(i + c), level(i + 3 + c), level(below + c), level(below + 3 + c));
    }
  }

  /** The sum of the channels between pixels, 0 to 765, interpolated; outside, the border's. */
  public double sumAt(double u, double v) {
    Between place = between(u, v);
    int i = place.index;
    int below = i + 3 * width;
    return place.mix(sum(i), sum(i + 3), sum(below), sum(below + 3));
  }

  /** Blue, green and red in linear light (0 to 1) between pixels, interpolated. */
  public double[] linearAt(double u, double v) {
    Between place = between(u, v);
    int i = place.index;
    int below = i + 3 * width;
    double[] light = new double[3];
    for (int c = 0; c < 3; c++) {
      light[c] =
          place.mix(linear(i + c), linear(i + 3 + c), linear(below + c), linear(below + 3 + c));
    }
    return light;
  }

  private Between between(double u, double v) {
    double x = within(u - left, width - 1.001);
    double y = within(v - top, height - 1.001);
    int column = (int) x;
    int row = (int) y;
    return new Between((row * width + column) * 3, x - column, y - row);
  }

  /** Math.min and Math.max care for signed zeros, which takes longer than all the rest here. */
  private static double within(double value, double most) {
    return value <= 0 ? 0 : value >= most ? most : value;
  }

  private int level(int index) {
    return bgr[index] & 0xFF;
  }

  private int sum(int index) {
    return level(index) + level(index + 1) + level(index + 2);
  }

  private double linear(int index) {
    return LINEAR[level(index)];
  }

  /**
   * A place between four pixels; it lives in registers only.
   *
   * @param index of the upper left one's first channel
   * @param fx share of the right ones
   * @param fy share of the lower ones
   */
  private record Between(int index, double fx, double fy) {
    double mix(double upperLeft, double upperRight, double lowerLeft, double lowerRight) {
      double upper = (1 - fx) * upperLeft + fx * upperRight;
      double lower = (1 - fx) * lowerLeft + fx * lowerRight;
      return (1 - fy) * upper + fy * lower;
    }
  }
}

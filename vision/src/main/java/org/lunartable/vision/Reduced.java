package org.lunartable.vision;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * The largest channel of a picture, reduced: black rubber is dark in it under a lamp of any colour,
 * a tile of any colour is bright. The searches for spots and lines share it. Owned and closed by
 * its picture; confined to one thread.
 */
final class Reduced implements AutoCloseable {
  private static final double WIDTH = 427;

  private final Mat brightness;
  private final int factor;

  Reduced(Mat bgr) {
    factor = (int) Math.max(1, Math.round(bgr.cols() / WIDTH));
    int columns = Math.max(1, bgr.cols() / factor);
    int rows = Math.max(1, bgr.rows() / factor);
    try (Mats mats = new Mats()) {
      Rect whole =
          new Rect(
              0, 0, Math.min(bgr.cols(), columns * factor), Math.min(bgr.rows(), rows * factor));
      brightness = reduce(mats.keep(bgr.submat(whole)), columns, rows, mats);
    }
  }

  /**
   * Halves as often as possible, and interpolates for what remains: together several times as fast
   * as averaging three by three pixels, since only halving is vectorised.
   */
  private static Mat reduce(Mat picture, int columns, int rows, Mats mats) {
    Mat small = picture;
    while (small.cols() >= 2 * columns && small.rows() >= 2 * rows) {
      Mat half = mats.mat();
      int width = small.cols() / 2;
      int height = small.rows() / 2;
      Imgproc.resize(small, half, new Size(width, height), 0, 0, Imgproc.INTER_AREA);
      small = half;
    }
    Mat exact = new Mat();
    Imgproc.resize(largest(small, mats), exact, new Size(columns, rows));
    return exact;
  }

  private static Mat largest(Mat bgr, Mats mats) {
    List<Mat> channels = new ArrayList<>();
    Core.split(bgr, channels);
    channels.forEach(mats::keep);
    Mat largest = channels.get(0);
    Core.max(largest, channels.get(1), largest);
    Core.max(largest, channels.get(2), largest);
    return largest;
  }

  Mat brightness() {
    return brightness;
  }

  /** Pixels of the picture for one of these, along a side. */
  int factor() {
    return factor;
  }

  List<Line> lines(double u, double v, double reach) {
    int left = (int) Math.max(0, Math.min((u - reach) / factor, brightness.cols() - 1));
    int top = (int) Math.max(0, Math.min((v - reach) / factor, brightness.rows() - 1));
    int right = (int) Math.max(left + 1, Math.min((u + reach) / factor, brightness.cols()));
    int bottom = (int) Math.max(top + 1, Math.min((v + reach) / factor, brightness.rows()));
    try (Mats mats = new Mats()) {
      Mat smooth = mats.mat();
      Rect part = new Rect(left, top, right - left, bottom - top);
      Imgproc.GaussianBlur(mats.keep(brightness.submat(part)), smooth, new Size(3, 3), 0.8);
      return new LineSearch(
              gradient(smooth, 1, 0, mats),
              gradient(smooth, 0, 1, mats),
              smooth.cols(),
              smooth.rows())
          .find().stream().map(line -> line.scaled(left, top, factor)).toList();
    }
  }

  private static short[] gradient(Mat brightness, int du, int dv, Mats mats) {
    Mat gradient = mats.mat();
    Imgproc.Scharr(brightness, gradient, CvType.CV_16S, du, dv);
    short[] values = new short[(int) gradient.total()];
    gradient.get(0, 0, values);
    return values;
  }

  @Override
  public void close() {
    brightness.release();
  }
}

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
    // Averaging whole pixels is several times as fast as averaging parts of them.
    factor = (int) Math.max(1, Math.round(bgr.cols() / WIDTH));
    int columns = Math.max(1, bgr.cols() / factor);
    int rows = Math.max(1, bgr.rows() / factor);
    try (Mats mats = new Mats()) {
      Rect whole =
          new Rect(
              0, 0, Math.min(bgr.cols(), columns * factor), Math.min(bgr.rows(), rows * factor));
      Mat small = mats.mat();
      Imgproc.resize(
          mats.keep(bgr.submat(whole)), small, new Size(columns, rows), 0, 0, Imgproc.INTER_AREA);
      List<Mat> channels = new ArrayList<>();
      Core.split(small, channels);
      channels.forEach(mats::keep);
      brightness = new Mat();
      Core.max(channels.get(0), channels.get(1), brightness);
      Core.max(brightness, channels.get(2), brightness);
    }
  }

  Mat brightness() {
    return brightness;
  }

  /** Pixels of the picture for one of these, along a side. */
  int factor() {
    return factor;
  }

  List<Line> lines() {
    try (Mats mats = new Mats()) {
      Mat smooth = mats.mat();
      Imgproc.GaussianBlur(brightness, smooth, new Size(3, 3), 0.8);
      return new LineSearch(
              gradient(smooth, 1, 0, mats),
              gradient(smooth, 0, 1, mats),
              brightness.cols(),
              brightness.rows(),
              factor)
          .find();
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

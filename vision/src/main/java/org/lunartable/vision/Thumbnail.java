package org.lunartable.vision;

import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A small grey copy of a picture, for telling whether anything moves. Immutable. */
public final class Thumbnail {
  private final int width;
  private final int height;
  private final double factor;
  private final byte[] grey;

  private Thumbnail(int width, int height, double factor, byte[] grey) {
    this.width = width;
    this.height = height;
    this.factor = factor;
    this.grey = grey;
  }

  static Thumbnail of(Mat bgr, int width) {
    double factor = Math.max(1, bgr.cols() / (double) width);
    int w = (int) Math.max(1, Math.round(bgr.cols() / factor));
    int h = (int) Math.max(1, Math.round(bgr.rows() / factor));
    try (Mats mats = new Mats()) {
      Mat small = mats.mat();
      Imgproc.resize(bgr, small, new Size(w, h), 0, 0, Imgproc.INTER_AREA);
      Mat grey = mats.mat();
      Imgproc.cvtColor(small, grey, Imgproc.COLOR_BGR2GRAY);
      byte[] bytes = new byte[w * h];
      grey.get(0, 0, bytes);
      return new Thumbnail(w, h, factor, bytes);
    }
  }

  /**
   * A rectangle of a picture, each side a whole number of times smaller; it is cut to fit. Only
   * every so many rows of the picture are looked at, which costs as many times less.
   *
   * @param apart how far the rows looked at are apart; divides the factor
   */
  static Thumbnail of(Mat bgr, Rect wanted, int factor, int apart) {
    int left = Math.max(0, Math.min(wanted.x, bgr.cols() - factor));
    int top = Math.max(0, Math.min(wanted.y, bgr.rows() - factor)) / apart;
    int w = Math.max(1, Math.min(wanted.width, bgr.cols() - left) / factor);
    int h = Math.max(1, Math.min(wanted.height, bgr.rows() - top * apart) / factor);
    try (Mats mats = new Mats()) {
      // As many rows side by side make one long row: the first of them are those looked at.
      Mat whole = mats.keep(bgr.rowRange(0, bgr.rows() - bgr.rows() % apart));
      Mat rowsOfRows = mats.keep(whole.reshape(bgr.channels(), bgr.rows() / apart));
      int rows = Math.min(h * factor / apart, rowsOfRows.rows() - top);
      Mat part = mats.keep(rowsOfRows.submat(new Rect(left, top, w * factor, rows)));
      Mat small = mats.mat();
      Imgproc.resize(part, small, new Size(w, h), 0, 0, Imgproc.INTER_AREA);
      Mat grey = mats.mat();
      Imgproc.cvtColor(small, grey, Imgproc.COLOR_BGR2GRAY);
      byte[] bytes = new byte[w * h];
      grey.get(0, 0, bytes);
      return new Thumbnail(w, h, factor, bytes);
    }
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** Pixels of the picture for one of these. */
  public double factor() {
    return factor;
  }

  /** Brightness, 0 to 255. */
  public int grey(int x, int y) {
    return grey[y * width + x] & 0xFF;
  }

  /** Brightness of the pixel of this number, row by row from the top left, 0 to 255. */
  public int grey(int index) {
    return grey[index] & 0xFF;
  }

  public boolean sameSize(Thumbnail other) {
    return width == other.width && height == other.height;
  }
}

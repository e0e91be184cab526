package org.lunartable.vision;

import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** Codes a part of a picture anew, so that nothing but its pixels is in the file. Stateless. */
final class JpegPart {

  private JpegPart() {}

  /** The bytes of the file; see {@link Picture#jpeg}. */
  static byte[] of(Mat bgr, Rect wanted, int longest) {
    int left = Math.max(0, wanted.x);
    int top = Math.max(0, wanted.y);
    int right = Math.min(bgr.cols(), wanted.x + wanted.width);
    int bottom = Math.min(bgr.rows(), wanted.y + wanted.height);
    if (right <= left || bottom <= top) {
      throw new IllegalArgumentException("the rectangle lies outside the picture");
    }
    try (Mats mats = new Mats()) {
      Mat part = mats.keep(bgr.submat(top, bottom, left, right));
      MatOfByte file = mats.keep(new MatOfByte());
      if (!Imgcodecs.imencode(".jpg", smaller(part, longest, mats), file)) {
        throw new IllegalStateException("the part cannot be coded");
      }
      return file.toArray();
    }
  }

  private static Mat smaller(Mat part, int longest, Mats mats) {
    double scale = longest / (double) Math.max(part.cols(), part.rows());
    if (scale >= 1) {
      return part;
    }
    Mat small = mats.mat();
    Size size =
        new Size(
            Math.max(1, Math.round(scale * part.cols())),
            Math.max(1, Math.round(scale * part.rows())));
    Imgproc.resize(part, small, size, 0, 0, Imgproc.INTER_AREA);
    return small;
  }
}

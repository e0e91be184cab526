package org.lunartable.vision;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Finds areas that are brighter than what lies around them. Stateless. */
final class BrightAreas {
  private static final double WIDTH = 1280;

  /** The least share by which an area is brighter than its surroundings. */
  private static final double BRIGHTER = 1.06;

  private BrightAreas() {}

  /**
   * @param around side of the square whose mean an area is compared with, as a share of the
   *     picture's longer side
   */
  static List<Area> in(Mat bgr, double around) {
    double factor = Math.max(1, Math.max(bgr.cols(), bgr.rows()) / WIDTH);
    try (Mats mats = new Mats()) {
      Mat grey = mats.mat();
      Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
      Mat small = mats.mat();
      Size size = new Size(Math.round(bgr.cols() / factor), Math.round(bgr.rows() / factor));
      Imgproc.resize(grey, small, size, 0, 0, Imgproc.INTER_AREA);
      Mat smooth = mats.mat();
      Imgproc.blur(small, smooth, new Size(3, 3));
      Mat mean = mats.mat();
      double side = Math.max(size.width, size.height) * around;
      Imgproc.blur(small, mean, new Size(side, side));
      Mat scaled = mats.mat();
      mean.convertTo(scaled, CvType.CV_8U, BRIGHTER, 1);
      Mat bright = mats.mat();
      Core.compare(smooth, scaled, bright, Core.CMP_GT);
      return areas(bright, factor, mats);
    }
  }

  private static List<Area> areas(Mat bright, double factor, Mats mats) {
    Mat labels = mats.mat();
    Mat stats = mats.mat();
    Mat centres = mats.mat();
    int count = Imgproc.connectedComponentsWithStats(bright, labels, stats, centres, 4);
    int[] rows = new int[count * 5];
    double[] middles = new double[count * 2];
    stats.get(0, 0, rows);
    centres.get(0, 0, middles);
    List<Area> areas = new ArrayList<>();
    for (int i = 1; i < count; i++) {
      areas.add(
          new Area(
              (middles[2 * i] + 0.5) * factor - 0.5,
              (middles[2 * i + 1] + 0.5) * factor - 0.5,
              rows[5 * i + Imgproc.CC_STAT_WIDTH] * factor,
              rows[5 * i + Imgproc.CC_STAT_HEIGHT] * factor,
              rows[5 * i + Imgproc.CC_STAT_AREA] * factor * factor));
    }
    return List.copyOf(areas);
  }
}

package org.lunartable.vision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Finds bright spots in dark rings at several sizes. It works on the largest channel of a reduced
 * picture: black rubber is dark in every channel under any lamp, a tile is bright in at least one.
 *
 * <p>The ring is looked at in four quarters, and the brightest quarter does not count: seen from
 * the side, a die's far rim is so narrow that the table shows there. Stateless.
 */
final class SpotSearch {
  /** Of rings around small and large spots, in pixels of the reduced picture. */
  private static final double[] SMALL_RADII = {3.9, 4.7, 5.7};

  /** In pixels of the picture halved once more, where they cost a quarter. */
  private static final double[] LARGE_RADII = {3, 3.8, 4.8};

  /** In pixels of the picture halved twice, for dice right before the camera. */
  private static final double[] HUGE_RADII = {3, 3.8, 4.8};

  /** Places on a ring that are looked at. */
  private static final int SMALL_SAMPLES = 16;

  private static final int LARGE_SAMPLES = 16;
  private static final double MIN_DIFFERENCE = 5;
  private static final int MAX_PEAKS = 400;

  private SpotSearch() {}

  /** Large spots only, at a fraction of the cost of all; best first. */
  static List<Spot> large(Reduced reduced, int atMost) {
    List<Spot> spots = new ArrayList<>();
    try (Mats mats = new Mats()) {
      addLarge(reduced, spots, mats);
    }
    return best(spots, atMost);
  }

  /** Spots of all sizes, best first. */
  static List<Spot> all(Reduced reduced, int atMost) {
    List<Spot> spots = new ArrayList<>();
    for (double radius : SMALL_RADII) {
      addSpots(reduced.brightness(), radius, SMALL_SAMPLES, reduced.factor(), spots);
    }
    try (Mats mats = new Mats()) {
      Mat half = addLarge(reduced, spots, mats);
      Mat quarter = halved(half, mats);
      for (double radius : HUGE_RADII) {
        addSpots(quarter, radius, LARGE_SAMPLES, 4 * reduced.factor(), spots);
      }
    }
    return best(spots, atMost);
  }

  /** Returns the halved picture. */
  private static Mat addLarge(Reduced reduced, List<Spot> spots, Mats mats) {
    Mat half = halved(reduced.brightness(), mats);
    for (double radius : LARGE_RADII) {
      addSpots(half, radius, LARGE_SAMPLES, 2 * reduced.factor(), spots);
    }
    return half;
  }

  private static Mat halved(Mat brightness, Mats mats) {
    int columns = Math.max(1, brightness.cols() / 2);
    int rows = Math.max(1, brightness.rows() / 2);
    Rect whole =
        new Rect(
            0, 0, Math.min(brightness.cols(), 2 * columns), Math.min(brightness.rows(), 2 * rows));
    Mat half = mats.mat();
    Imgproc.resize(
        mats.keep(brightness.submat(whole)),
        half,
        new Size(columns, rows),
        0,
        0,
        Imgproc.INTER_AREA);
    return half;
  }

  private static void addSpots(
      Mat brightness, double radius, int samples, double factor, List<Spot> spots) {
    int margin = (int) Math.ceil(radius);
    if (brightness.cols() <= 4 * margin || brightness.rows() <= 4 * margin) {
      return;
    }
    try (Mats mats = new Mats()) {
      Mat padded = mats.mat();
      Core.copyMakeBorder(
          brightness, padded, margin, margin, margin, margin, Core.BORDER_REPLICATE);
      Mat inner = mats.mat();
      int side = (int) Math.round(radius * 0.8) | 1;
      Imgproc.blur(brightness, inner, new Size(side, side));
      Mat ring = secondOf(quarters(padded, radius, samples, margin, mats), mats);
      Mat difference = mats.mat();
      Core.subtract(inner, ring, difference);
      byte[] inners = bytes(inner);
      byte[] rings = bytes(ring);
      for (int[] peak : peaks(difference, mats)) {
        int at = peak[1] * brightness.cols() + peak[0];
        spots.add(
            new Spot(
                (peak[0] + 0.5) * factor - 0.5,
                (peak[1] + 0.5) * factor - 0.5,
                radius * factor,
                inners[at] & 0xFF,
                rings[at] & 0xFF));
      }
    }
  }

  /** All at once: a call into native code for each pixel would take longer than the search. */
  private static byte[] bytes(Mat mat) {
    byte[] bytes = new byte[(int) mat.total()];
    mat.get(0, 0, bytes);
    return bytes;
  }

  private static Mat[] quarters(Mat padded, double radius, int samples, int margin, Mats mats) {
    int width = padded.cols() - 2 * margin;
    int height = padded.rows() - 2 * margin;
    Mat[] quarters = new Mat[4];
    for (int i = 0; i < samples; i++) {
      double angle = 2 * Math.PI * (i + 0.5) / samples;
      int dx = (int) Math.round(radius * Math.cos(angle));
      int dy = (int) Math.round(radius * Math.sin(angle));
      Mat shifted = mats.keep(padded.submat(new Rect(margin + dx, margin + dy, width, height)));
      int quarter = i * 4 / samples;
      if (quarters[quarter] == null) {
        quarters[quarter] = mats.keep(shifted.clone());
      } else {
        Core.max(quarters[quarter], shifted, quarters[quarter]);
      }
    }
    return quarters;
  }

  /** The second largest of four, pixel by pixel. */
  private static Mat secondOf(Mat[] four, Mats mats) {
    Mat high = mats.mat();
    Mat low = mats.mat();
    Mat otherHigh = mats.mat();
    Core.max(four[0], four[1], high);
    Core.min(four[0], four[1], low);
    Core.max(four[2], four[3], otherHigh);
    Core.min(four[2], four[3], four[2]);
    Core.max(low, four[2], low);
    Core.min(high, otherHigh, high);
    Core.max(low, high, low);
    return low;
  }

  private static List<int[]> peaks(Mat difference, Mats mats) {
    Mat widened = mats.mat();
    Mat kernel = mats.keep(new Mat(5, 5, CvType.CV_8U, new Scalar(1)));
    Imgproc.dilate(difference, widened, kernel);
    Mat isPeak = mats.mat();
    Core.compare(difference, widened, isPeak, Core.CMP_EQ);
    Mat strong = mats.mat();
    Core.compare(difference, new Scalar(MIN_DIFFERENCE), strong, Core.CMP_GT);
    Core.bitwise_and(isPeak, strong, isPeak);
    MatOfPoint found = mats.keep(new MatOfPoint());
    Core.findNonZero(isPeak, found);
    List<int[]> peaks = new ArrayList<>();
    if (!found.empty()) {
      int[] flat = new int[(int) found.total() * 2];
      found.get(0, 0, flat);
      for (int i = 0; i < flat.length && i < 2 * MAX_PEAKS; i += 2) {
        peaks.add(new int[] {flat[i], flat[i + 1]});
      }
    }
    return peaks;
  }

  private static List<Spot> best(List<Spot> spots, int atMost) {
    spots.sort(Comparator.comparingDouble(Spot::contrast).reversed());
    List<Spot> best = new ArrayList<>();
    for (Spot spot : spots) {
      if (best.size() < atMost && best.stream().noneMatch(other -> near(spot, other))) {
        best.add(spot);
      }
    }
    return List.copyOf(best);
  }

  private static boolean near(Spot a, Spot b) {
    return Math.hypot(a.u() - b.u(), a.v() - b.v())
        < 0.5 * Math.max(a.ringRadius(), b.ringRadius());
  }
}

package org.lunartable.vision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfInt;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.RotatedRect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Finds four-cornered shapes whose sides are edges in the picture. Stateless. */
final class QuadSearch {

  private static final double WIDTH = 640;

  /** Levels (of 255) from which a step of one channel is an edge, and which may go on from one. */
  private static final double EDGE = 60;

  private static final double EDGE_GOES_ON = 25;

  /** Of the picture. */
  private static final double SMALLEST_SHARE = 0.004;

  /** How much of a shape's quad it must fill: round corners take a little of it. */
  private static final double FILLED = 0.9;

  private static final double BEND = 0.03;

  /** How much of the four sides must be edge; round corners are none. */
  private static final double SIDED = 0.8;

  private static final int SIDE_STEPS = 24;

  /** Shapes that differ by less than this share of their width are the same one. */
  private static final double SAME = 0.15;

  private QuadSearch() {}

  /** All of them, the largest first. */
  static List<Quad> in(Mat bgr) {
    double factor = Math.max(1, bgr.cols() / WIDTH);
    try (Mats mats = new Mats()) {
      Mat small = mats.mat();
      Size size = new Size(Math.round(bgr.cols() / factor), Math.round(bgr.rows() / factor));
      Imgproc.resize(bgr, small, size, 0, 0, Imgproc.INTER_AREA);
      Mat edges = edges(small, mats);
      List<Quad> found = new ArrayList<>();
      for (Quad quad : sided(edges, mats)) {
        if (found.stream().noneMatch(one -> one.isNear(quad, SAME))) {
          found.add(quad);
        }
      }
      return found.stream().map(quad -> scaled(quad, factor)).toList();
    }
  }

  /** Edges of any channel: a red card on a grey table may be no edge in grey. */
  private static Mat edges(Mat bgr, Mats mats) {
    Mat smooth = mats.mat();
    Imgproc.medianBlur(bgr, smooth, 3);
    List<Mat> channels = new ArrayList<>();
    Core.split(smooth, channels);
    channels.forEach(mats::keep);
    Mat all = mats.keep(Mat.zeros(bgr.size(), 0));
    for (Mat channel : channels) {
      Mat one = mats.mat();
      Imgproc.Canny(channel, one, EDGE_GOES_ON, EDGE);
      Core.bitwise_or(all, one, all);
    }
    Mat brush = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(3, 3)));
    Imgproc.dilate(all, all, brush);
    return all;
  }

  private static List<Quad> sided(Mat edges, Mats mats) {
    List<MatOfPoint> contours = new ArrayList<>();
    Imgproc.findContours(
        edges, contours, mats.mat(), Imgproc.RETR_LIST, Imgproc.CHAIN_APPROX_SIMPLE);
    contours.forEach(mats::keep);
    double smallest = SMALLEST_SHARE * edges.total();
    Raster raster = Raster.of(edges);
    List<Quad> quads = new ArrayList<>();
    for (MatOfPoint contour : contours) {
      MatOfPoint2f hull = hull(contour, mats);
      double filled = Imgproc.contourArea(hull);
      if (filled < smallest) {
        continue;
      }
      Quad quad = quad(hull, mats);
      if (filled >= FILLED * quad.area() && isSided(quad, raster)) {
        quads.add(quad);
      }
    }
    quads.sort(Comparator.comparingDouble(Quad::area).reversed());
    return quads;
  }

  private static MatOfPoint2f hull(MatOfPoint contour, Mats mats) {
    MatOfInt indices = mats.keep(new MatOfInt());
    Imgproc.convexHull(contour, indices);
    Point[] points = contour.toArray();
    List<Point> hull = new ArrayList<>();
    for (int index : indices.toArray()) {
      hull.add(points[index]);
    }
    return mats.keep(new MatOfPoint2f(hull.toArray(Point[]::new)));
  }

  /** The four corners where there are four, else the smallest rectangle around. */
  private static Quad quad(MatOfPoint2f hull, Mats mats) {
    MatOfPoint2f corners = mats.keep(new MatOfPoint2f());
    Imgproc.approxPolyDP(hull, corners, BEND * Imgproc.arcLength(hull, true), true);
    Point[] four = corners.toArray();
    if (four.length != 4) {
      RotatedRect rectangle = Imgproc.minAreaRect(hull);
      four = new Point[4];
      rectangle.points(four);
    }
    List<PixelPoint> points = new ArrayList<>();
    for (Point corner : four) {
      points.add(new PixelPoint(corner.x, corner.y));
    }
    return new Quad(points);
  }

  private static boolean isSided(Quad quad, Raster edges) {
    int on = 0;
    for (int step = 0; step < SIDE_STEPS; step++) {
      double along = (step + 0.5) / SIDE_STEPS;
      on += edges.near(quad.at(along, 0)) + edges.near(quad.at(along, 1));
      on += edges.near(quad.at(0, along)) + edges.near(quad.at(1, along));
    }
    return on >= SIDED * 4 * SIDE_STEPS;
  }

  /** The edges, copied once: to ask OpenCV for each pixel would cost more than the search. */
  private static final class Raster {
    private final byte[] bytes;
    private final int rows;
    private final int columns;

    private Raster(byte[] bytes, int rows, int columns) {
      this.bytes = bytes;
      this.rows = rows;
      this.columns = columns;
    }

    static Raster of(Mat edges) {
      byte[] bytes = new byte[(int) edges.total()];
      edges.get(0, 0, bytes);
      return new Raster(bytes, edges.rows(), edges.cols());
    }

    /** One when there is an edge at the place or next to it. */
    int near(PixelPoint place) {
      int column = (int) Math.round(place.u());
      int row = (int) Math.round(place.v());
      for (int y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (int x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          if (bytes[y * columns + x] != 0) {
            return 1;
          }
        }
      }
      return 0;
    }
  }

  private static Quad scaled(Quad quad, double factor) {
    return new Quad(
        quad.corners().stream()
            .map(
                corner ->
                    new PixelPoint(
                        (corner.u() + 0.5) * factor - 0.5, (corner.v() + 0.5) * factor - 0.5))
            .toList());
  }
}

package org.lunartable.vision.board.locate;

import java.util.List;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.OpenCv;
import org.lunartable.vision.Picture;
import org.lunartable.vision.board.pose.Axes;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.Lens;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.Objdetect;

/**
 * Paints an empty board and marker cards, flat colours only, as a camera of known pose sees them.
 */
final class PaintedTable implements AutoCloseable {
  static final int WIDTH = 1280;
  static final int HEIGHT = 720;
  private static final int FRACTION_BITS = 4;

  private final BoardPlan plan;
  private final BoardPose pose;
  private final Mat bgr;

  PaintedTable(BoardPlan plan, BoardPose pose) {
    OpenCv.load();
    this.plan = plan;
    this.pose = pose;
    bgr = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(60, 95, 130));
    double x = plan.width() / 2;
    double y = plan.height() / 2;
    fill(-x, -y, x, y, BoardPlan.BASE, 70);
    double h = BoardPlan.PLATE_HALF;
    for (Place space : plan.lattice().places(Place.Kind.SPACE)) {
      double px = plan.x(space);
      double py = plan.y(space);
      fill(px - h, py - h, px + h, py + h, BoardPlan.SPACE, 150);
    }
  }

  /** A camera 50 cm away, tilted, that sees the board turned. Degrees. */
  static BoardPose pose(double turn, double tilt) {
    Axes axes = Axes.ABOVE.turned(0, 0, Math.toRadians(turn)).turned(Math.toRadians(tilt), 0.05, 0);
    return new BoardPose(new Lens(960, 639.5, 359.5, -0.03), axes, 8, -5, 500);
  }

  /** Lays cards beside the board, this far from it, in millimetres. */
  PaintedTable withMarkers(double gap, List<Integer> ids) {
    int[] right = {-1, 1, 1, -1};
    int[] up = {1, 1, -1, -1};
    for (int id : ids) {
      double x = right[id] * (plan.width() / 2 + gap + 12);
      double y = up[id] * (plan.height() / 2 + gap + 12);
      fill(x - 12, y - 12, x + 12, y + 12, 0, 230);
      fill(x - 9, y - 9, x + 9, y + 9, 0, 20);
      Mat code = new Mat();
      Objdetect.generateImageMarker(
          Objdetect.getPredefinedDictionary(Objdetect.DICT_4X4_50), id, 6, code, 1);
      for (int row = 0; row < 6; row++) {
        for (int column = 0; column < 6; column++) {
          if (code.get(row, column)[0] > 128) {
            double left = x - 9 + 3 * column;
            double top = y + 9 - 3 * row;
            fill(left, top - 3, left + 3, top, 0, 230);
          }
        }
      }
      code.release();
    }
    return this;
  }

  /** Covers the part of the board left of a line, X in millimetres. */
  PaintedTable coveredUpTo(double x) {
    fill(-plan.width(), -plan.height(), x, plan.height(), 30, 200);
    return this;
  }

  Picture picture() {
    byte[] pixels = new byte[WIDTH * HEIGHT * 3];
    bgr.get(0, 0, pixels);
    return Picture.ofBgr(WIDTH, HEIGHT, pixels);
  }

  private void fill(double x0, double y0, double x1, double y1, double z, int grey) {
    double[][] corners = {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};
    Point[] points = new Point[4];
    double[] uv = new double[2];
    for (int i = 0; i < 4; i++) {
      pose.project(corners[i][0], corners[i][1], z, uv);
      int scale = 1 << FRACTION_BITS;
      points[i] = new Point(Math.round(uv[0] * scale), Math.round(uv[1] * scale));
    }
    MatOfPoint outline = new MatOfPoint(points);
    Imgproc.fillConvexPoly(
        bgr, outline, new Scalar(grey, grey, grey), Imgproc.LINE_AA, FRACTION_BITS);
    outline.release();
  }

  @Override
  public void close() {
    bgr.release();
  }
}

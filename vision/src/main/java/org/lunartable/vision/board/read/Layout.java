package org.lunartable.vision.board.read;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.board.pose.BoardPlan;

/**
 * Where the colours of a place are looked at: points in millimetres from its middle, at the heights
 * where its possible contents have their feet and tops. For edges the first coordinate runs along
 * the edge.
 */
final class Layout {
  private static final double[] SMALL = {-3, 0, 3};
  private static final double[] SLOT = {-5, -2.5, 0, 2.5, 5};
  private static final double[] LONG = {-7, -3.5, 0, 3.5, 7};
  private static final double[] PLATE = {-6.6, -4.4, -2.2, 0, 2.2, 4.4, 6.6};
  private static final double UFO_RIM = 16;
  private static final double UFO_RADIUS = 12;

  static final Layout CORNER =
      new Layout(
          grid(SLOT, SLOT, BoardPlan.BASE),
          grid(SMALL, SMALL, BoardPlan.WALL),
          grid(SMALL, SMALL, BoardPlan.AIRLOCK));
  static final Layout EDGE =
      new Layout(
          grid(LONG, SLOT, BoardPlan.BASE),
          grid(LONG, SMALL, BoardPlan.WALL),
          grid(LONG, SMALL, BoardPlan.AIRLOCK));
  static final Layout SPACE =
      new Layout(
          grid(PLATE, PLATE, BoardPlan.SPACE),
          grid(SMALL, SMALL, BoardPlan.SPACE + 6),
          grid(SMALL, SMALL, BoardPlan.ROBOT),
          ring());

  /** Figures stand within this distance of the middle, each way. */
  private static final double FIGURE = 3;

  final double[][] points;

  /**
   * Which of the numbers that describe a place, three for each point, tell best whether it has
   * changed: in the middle of a space the brightness alone, since a robot is as grey as the board
   * and small. Measured on rendered pictures, a robot that comes or goes changes these five times
   * as much as noise does, but all numbers together only twice.
   */
  final int[] telling;

  @SafeVarargs
  private Layout(List<double[]>... parts) {
    List<double[]> all = new ArrayList<>();
    for (List<double[]> part : parts) {
      all.addAll(part);
    }
    points = all.toArray(double[][]::new);
    boolean space = parts.length == 4;
    telling =
        IntStream.range(0, 3 * points.length)
            .filter(number -> !space || (number % 3 == 0 && isMiddle(points[number / 3])))
            .toArray();
  }

  private static boolean isMiddle(double[] point) {
    return Math.abs(point[0]) <= FIGURE && Math.abs(point[1]) <= FIGURE;
  }

  static Layout of(Place.Kind kind) {
    return switch (kind) {
      case CORNER -> CORNER;
      case EDGE -> EDGE;
      case SPACE -> SPACE;
    };
  }

  private static List<double[]> grid(double[] along, double[] across, double height) {
    List<double[]> points = new ArrayList<>();
    for (double b : across) {
      for (double a : along) {
        points.add(new double[] {a, b, height});
      }
    }
    return points;
  }

  private static List<double[]> ring() {
    List<double[]> points = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      double angle = Math.PI / 8 + i * Math.PI / 4;
      points.add(
          new double[] {UFO_RADIUS * Math.cos(angle), UFO_RADIUS * Math.sin(angle), UFO_RIM});
    }
    return points;
  }
}

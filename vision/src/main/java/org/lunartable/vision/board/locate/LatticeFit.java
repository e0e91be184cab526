package org.lunartable.vision.board.locate;

import java.util.List;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.Lens;
import org.lunartable.vision.board.pose.PoseFit;
import org.lunartable.vision.board.pose.Sighted;

/**
 * Brings a pose that is right to some millimetres onto the board's own lattice of plates, and tells
 * how well a pose fits. Confined to one thread.
 */
final class LatticeFit {
  private static final double ROBUST = 1.5;

  /** A shift that does not matter, pixels; about what is left after a fit. */
  private static final double STEADY = 0.3;

  private final Pixels pixels;
  private final BoardPlan plan;
  private final Lens usual;
  private final PlateEdges edges;

  LatticeFit(Pixels pixels, BoardPlan plan, Lens usual) {
    this.pixels = pixels;
    this.plan = plan;
    this.usual = usual;
    edges = new PlateEdges(pixels, plan);
  }

  /** Fits again and again, each time looking less far; reaches in millimetres. */
  BoardPose refine(BoardPose start, double... reaches) {
    BoardPose pose = start;
    for (double reach : reaches) {
      List<Sighted> seen = edges.find(pose, reach);
      if (seen.size() < 40) {
        return pose;
      }
      pose = PoseFit.fit(pose, usual, seen, ROBUST, 6);
    }
    return pose;
  }

  /** Whether the lattice lies where the pose has it, in all quarters of the board. */
  boolean isSteady(BoardPose pose) {
    return edges.steady(pose, STEADY);
  }

  /**
   * The share of plates that are lighter than the base on all four sides, 0 to 1. Under one third
   * on anything but the board.
   */
  double score(BoardPose pose) {
    int good = 0;
    List<Place> spaces = plan.lattice().places(Place.Kind.SPACE);
    for (Place space : spaces) {
      if (standsOut(pose, plan.x(space), plan.y(space))) {
        good++;
      }
    }
    return good / (double) spaces.size();
  }

  private boolean standsOut(BoardPose pose, double x, double y) {
    double inside = BoardPlan.PLATE_HALF - 2.2;
    double outside = BoardPlan.PLATE_HALF + 2.2;
    int falls = 0;
    double[][] sides = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (double[] side : sides) {
      double sum = 0;
      for (double along = -5; along <= 5; along += 5) {
        double ax = side[1] * along;
        double ay = side[0] * along;
        sum +=
            Math.log(
                (10 + sample(pose, x + side[0] * inside + ax, y + side[1] * inside + ay))
                    / (10 + sample(pose, x + side[0] * outside + ax, y + side[1] * outside + ay)));
      }
      if (sum / 3 > 0.1) {
        falls++;
      }
    }
    return falls == 4;
  }

  private double sample(BoardPose pose, double x, double y) {
    double[] uv = new double[2];
    pose.project(x, y, BoardPlan.SPACE, uv);
    return pixels.sumAt(uv[0], uv[1]);
  }
}

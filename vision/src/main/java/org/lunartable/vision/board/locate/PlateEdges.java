package org.lunartable.vision.board.locate;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.Sighted;

/**
 * Looks for the edges of the light plates near where a pose expects them: across each edge the
 * picture falls from the light plate to the darker base. Confined to one thread.
 */
final class PlateEdges {
  private static final double[] ALONG = {-5.5, 0, 5.5};
  private static final double STEP = 1;

  /** How far a board that hardly moved is looked for, millimetres. */
  private static final double NEAR = 1.5;

  /** A fall of brightness, on a scale of 765, that is only noise. */
  private static final double WEAKEST = 12;

  private final Pixels pixels;
  private final BoardPlan plan;

  PlateEdges(Pixels pixels, BoardPlan plan) {
    this.pixels = pixels;
    this.plan = plan;
  }

  /**
   * The edges found, each with the direction across it.
   *
   * @param reach how far to look to either side, millimetres
   */
  List<Sighted> find(BoardPose pose, double reach) {
    double[] eye = pose.eye();
    List<Sighted> found = new ArrayList<>();
    for (Place space : plan.lattice().places(Place.Kind.SPACE)) {
      double x = plan.x(space);
      double y = plan.y(space);
      for (int side = 0; side < 4; side++) {
        int nx = side == 0 ? 1 : side == 1 ? -1 : 0;
        int ny = side == 2 ? 1 : side == 3 ? -1 : 0;
        // Seen from its own side, an edge shows the plate's flank, too: it is less sharp.
        double facing = ((eye[0] - x) * nx + (eye[1] - y) * ny) / (eye[2] - BoardPlan.SPACE);
        double weight = facing < 0.05 ? 1 : 0.3;
        for (double along : ALONG) {
          double ex = x + nx * BoardPlan.PLATE_HALF + ny * along;
          double ey = y + ny * BoardPlan.PLATE_HALF + nx * along;
          Sighted edge = across(pose, ex, ey, nx, ny, reach, weight);
          if (edge != null) {
            found.add(edge);
          }
        }
      }
    }
    return found;
  }

  /**
   * Whether the edges lie where a pose expects them: in each quarter of the board the median shift,
   * across and down, is less than this.
   *
   * @param most pixels
   */
  boolean steady(BoardPose pose, double most) {
    List<List<Double>> shifts = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      shifts.add(new ArrayList<>());
    }
    double[] uv = new double[2];
    for (Place space : plan.lattice().places(Place.Kind.SPACE)) {
      double x = plan.x(space);
      double y = plan.y(space);
      for (int side = 0; side < 4; side++) {
        int nx = side == 0 ? 1 : side == 1 ? -1 : 0;
        int ny = side == 2 ? 1 : side == 3 ? -1 : 0;
        double ex = x + nx * BoardPlan.PLATE_HALF;
        double ey = y + ny * BoardPlan.PLATE_HALF;
        Sighted edge = across(pose, ex, ey, nx, ny, NEAR, 1);
        if (edge != null) {
          pose.project(ex, ey, BoardPlan.SPACE, uv);
          double out = (edge.u() - uv[0]) * edge.normalU() + (edge.v() - uv[1]) * edge.normalV();
          int quarter = (x < 0 ? 1 : 0) + (y < 0 ? 2 : 0) + (ny == 0 ? 0 : 4);
          shifts.get(quarter).add(out * (nx + ny));
        }
      }
    }
    return shifts.stream().allMatch(group -> Math.abs(median(group)) < most);
  }

  /** Nothing seen says nothing of where it is: not a number. */
  private static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.isEmpty() ? Double.NaN : sorted.get(sorted.size() / 2);
  }

  private Sighted across(
      BoardPose pose, double x, double y, int nx, int ny, double reach, double weight) {
    double[] here = new double[2];
    double[] out = new double[2];
    pose.project(x, y, BoardPlan.SPACE, here);
    pose.project(x + nx, y + ny, BoardPlan.SPACE, out);
    double scale = Math.hypot(out[0] - here[0], out[1] - here[1]);
    double nu = (out[0] - here[0]) / scale;
    double nv = (out[1] - here[1]) / scale;
    int steps = (int) Math.ceil(reach * scale / STEP);
    double[] profile = new double[2 * steps + 3];
    for (int i = 0; i < profile.length; i++) {
      double at = (i - steps - 1) * STEP;
      profile[i] = pixels.sumAt(here[0] + at * nu, here[1] + at * nv);
    }
    int best = -1;
    double steepest = WEAKEST;
    for (int i = 1; i < profile.length - 1; i++) {
      double fall = profile[i - 1] - profile[i + 1];
      if (fall > steepest) {
        steepest = fall;
        best = i;
      }
    }
    if (best < 2 || best > profile.length - 3) {
      return null; // none, or one that goes on beyond the reach
    }
    double before = profile[best - 2] - profile[best];
    double after = profile[best] - profile[best + 2];
    double bend = before - 2 * steepest + after;
    double part = bend < -1e-9 ? Math.max(-1, Math.min(1, 0.5 * (before - after) / bend)) : 0;
    double at = (best + part - steps - 1) * STEP;
    return new Sighted(x, y, BoardPlan.SPACE, here[0] + at * nu, here[1] + at * nv, nu, nv, weight);
  }
}

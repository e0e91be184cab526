package org.lunartable.vision.board.locate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.lunartable.vision.Area;
import org.lunartable.vision.board.locate.LatticeSearch.Node;
import org.lunartable.vision.board.pose.Axes;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.pose.Lens;
import org.lunartable.vision.board.pose.PoseFit;
import org.lunartable.vision.board.pose.Sighted;

/** Poses that explain a lattice of squares; which square is which may be open. Stateless. */
final class LatticePoses {
  private static final int CANDIDATES = 9;

  private LatticePoses() {}

  private record Window(int column, int row, int count) {}

  /** Candidates, the ones that explain most squares first. */
  static List<BoardPose> of(Map<Node, Area> nodes, BoardPlan plan, Lens usual) {
    int least = 2 * Math.min(plan.lattice().width(), plan.lattice().height());
    if (nodes.size() < least) {
      return List.of();
    }
    List<BoardPose> poses = new ArrayList<>();
    for (Window window : windows(nodes, plan)) {
      List<Sighted> seen = new ArrayList<>();
      nodes.forEach(
          (node, area) -> {
            int column = node.column() - window.column;
            int row = node.row() - window.row;
            if (inside(column, row, plan)) {
              seen.add(
                  Sighted.at(
                      plan.x(2 * column + 1),
                      plan.y(2 * row + 1),
                      BoardPlan.SPACE,
                      area.u(),
                      area.v(),
                      1));
            }
          });
      poses.add(fromPoints(seen, usual));
    }
    return poses;
  }

  private static boolean inside(int column, int row, BoardPlan plan) {
    return column >= 0
        && row >= 0
        && column < plan.lattice().width()
        && row < plan.lattice().height();
  }

  private static List<Window> windows(Map<Node, Area> nodes, BoardPlan plan) {
    int[] columns = nodes.keySet().stream().mapToInt(Node::column).toArray();
    int[] rows = nodes.keySet().stream().mapToInt(Node::row).toArray();
    List<Window> windows = new ArrayList<>();
    for (int c = min(columns) - plan.lattice().width() + 1; c <= max(columns); c++) {
      for (int r = min(rows) - plan.lattice().height() + 1; r <= max(rows); r++) {
        int count = 0;
        for (Node node : nodes.keySet()) {
          count += inside(node.column() - c, node.row() - r, plan) ? 1 : 0;
        }
        windows.add(new Window(c, r, count));
      }
    }
    windows.sort(Comparator.comparingInt(Window::count).reversed());
    int best = windows.get(0).count;
    return windows.stream().filter(w -> w.count >= best - 2).limit(CANDIDATES).toList();
  }

  private static int min(int[] values) {
    int min = values[0];
    for (int value : values) {
      min = Math.min(min, value);
    }
    return min;
  }

  private static int max(int[] values) {
    int max = values[0];
    for (int value : values) {
      max = Math.max(max, value);
    }
    return max;
  }

  /** The pose that sees points of the board where they were seen; at least four points. */
  static BoardPose fromPoints(List<Sighted> seen, Lens usual) {
    BoardPose start = fromAbove(seen, usual);
    BoardPose near = PoseFit.fit(start, usual, seen, 100, 30);
    return PoseFit.fit(near, usual, seen, 4, 20);
  }

  /** A camera straight above: turn, scale and shift alone, by least squares. */
  private static BoardPose fromAbove(List<Sighted> seen, Lens usual) {
    double x = 0;
    double y = 0;
    double u = 0;
    double v = 0;
    for (Sighted p : seen) {
      x += p.x() / seen.size();
      y += p.y() / seen.size();
      u += p.u() / seen.size();
      v += p.v() / seen.size();
    }
    double along = 0;
    double across = 0;
    double size = 0;
    for (Sighted p : seen) {
      double dx = p.x() - x;
      double dy = -(p.y() - y);
      along += dx * (p.u() - u) + dy * (p.v() - v);
      across += dx * (p.v() - v) - dy * (p.u() - u);
      size += dx * dx + dy * dy;
    }
    double scale = Math.hypot(along, across) / size;
    double turn = Math.atan2(across, along);
    double depth = usual.focal() / scale;
    Axes axes = Axes.ABOVE.turned(0, 0, turn);
    double tx = (u - usual.centreU()) / scale - axes.xx() * x - axes.xy() * y;
    double ty = (v - usual.centreV()) / scale - axes.yx() * x - axes.yy() * y;
    return new BoardPose(usual, axes, tx, ty, depth);
  }
}

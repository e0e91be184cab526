package org.lunartable.vision.board.locate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.vision.Area;

/**
 * Finds a lattice of alike squares among the bright areas of a picture: from one square to its
 * neighbours and on, each step predicted by the one before. Stateless.
 */
final class LatticeSearch {
  private static final int SEEDS = 12;

  /** How far from its predicted place a neighbour may lie, as a share of the step. */
  private static final double TOLERANCE = 0.22;

  /** A square of the lattice by column and row, counted from any one of them. */
  record Node(int column, int row) {
    Node plus(int columns, int rows) {
      return new Node(column + columns, row + rows);
    }
  }

  private record Step(double du, double dv) {
    double length() {
      return Math.hypot(du, dv);
    }

    Step across() {
      return new Step(-dv, du); // a quarter turn from right to down
    }

    Step mixed(Step other) {
      return new Step(0.5 * (du + other.du), 0.5 * (dv + other.dv));
    }
  }

  private record Grown(Area area, Step right, Step down) {}

  private LatticeSearch() {}

  /** The largest lattice; columns run to the right and rows down, as nearly as they can. */
  static Map<Node, Area> find(List<Area> areas) {
    List<Area> squares = squares(areas);
    Map<Node, Area> best = Map.of();
    List<Area> seeds = new ArrayList<>(squares);
    while (!seeds.isEmpty() && best.size() < squares.size() / 2) {
      Area seed = seeds.get(seeds.size() / 2);
      Map<Node, Area> grown = grow(seed, squares);
      if (grown.size() > best.size()) {
        best = grown;
      }
      seeds.removeAll(grown.values());
      seeds.remove(seed);
      if (squares.size() - seeds.size() > SEEDS * 8) {
        break;
      }
    }
    return best;
  }

  private static List<Area> squares(List<Area> areas) {
    return areas.stream()
        .filter(a -> a.size() >= 100 && a.size() <= 20_000)
        .filter(a -> Math.max(a.width(), a.height()) < 2.2 * Math.min(a.width(), a.height()))
        .filter(a -> a.size() > 0.4 * a.width() * a.height())
        .sorted(Comparator.comparingDouble(Area::size))
        .toList();
  }

  private static Map<Node, Area> grow(Area seed, List<Area> squares) {
    Step right = firstStep(seed, squares);
    if (right == null) {
      return Map.of();
    }
    Map<Node, Grown> grown = new HashMap<>();
    Deque<Node> open = new ArrayDeque<>();
    Node origin = new Node(0, 0);
    grown.put(origin, new Grown(seed, right, right.across()));
    open.add(origin);
    while (!open.isEmpty()) {
      Node from = open.remove();
      Grown here = grown.get(from);
      for (int direction = 0; direction < 4; direction++) {
        int columns = direction == 0 ? 1 : direction == 1 ? -1 : 0;
        int rows = direction == 2 ? 1 : direction == 3 ? -1 : 0;
        Node to = from.plus(columns, rows);
        if (!grown.containsKey(to) && Math.abs(to.column) < 30 && Math.abs(to.row) < 30) {
          Grown next = step(here, columns, rows, squares);
          if (next != null) {
            grown.put(to, next);
            open.add(to);
          }
        }
      }
    }
    Map<Node, Area> nodes = new HashMap<>();
    grown.forEach((node, here) -> nodes.put(node, here.area));
    return nodes;
  }

  /** The step to the nearest alike square, turned by quarters until it runs to the right. */
  private static Step firstStep(Area seed, List<Area> squares) {
    double side = Math.sqrt(seed.size());
    Step best = null;
    for (Area other : squares) {
      Step step = new Step(other.u() - seed.u(), other.v() - seed.v());
      double length = step.length();
      boolean apart = length > 1.2 * side && length < 2.2 * side;
      if (apart && alike(seed, other) && (best == null || length < best.length())) {
        best = step;
      }
    }
    for (int i = 0; best != null && i < 4 && best.du < Math.abs(best.dv); i++) {
      best = best.across();
    }
    return best;
  }

  private static boolean alike(Area one, Area other) {
    return other.size() > 0.5 * one.size() && other.size() < 2 * one.size();
  }

  private static Grown step(Grown from, int columns, int rows, List<Area> squares) {
    double du = columns * from.right.du + rows * from.down.du;
    double dv = columns * from.right.dv + rows * from.down.dv;
    double nearest = TOLERANCE * Math.hypot(du, dv);
    Area found = null;
    for (Area area : squares) {
      double away = Math.hypot(area.u() - from.area.u() - du, area.v() - from.area.v() - dv);
      if (away < nearest && alike(from.area, area)) {
        nearest = away;
        found = area;
      }
    }
    if (found == null) {
      return null;
    }
    int sign = columns + rows;
    Step taken = new Step(sign * (found.u() - from.area.u()), sign * (found.v() - from.area.v()));
    return columns != 0
        ? new Grown(found, from.right.mixed(taken), from.down)
        : new Grown(found, from.right, from.down.mixed(taken));
  }
}

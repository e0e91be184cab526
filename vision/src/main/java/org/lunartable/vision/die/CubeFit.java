package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Finds the pose of a die near a bright spot: a coarse scan over turns, tilts and sizes, then a
 * pattern search from the best few. Stateless.
 */
final class CubeFit {
  private static final double MAX_LEAN = 0.85;
  private static final double LEAN_STEP = 0.085;
  private static final int STARTS = 3;
  private static final int MAX_ROUNDS = 40;

  /** A pose with what speaks for it. */
  record Fitted(CubePose pose, double score) {}

  private CubeFit() {}

  static Fitted fit(CubeScore score, Lens lens, TileArea area) {
    CubePose found =
        CubePose.facing(lens, area.u(), area.v(), area.edge() / CubePose.TILES, 0, 0, -area.turn());
    Steps coarse = new Steps(0.8 * found.scale(), 0.05, 0.1);
    CubePose upright = refine(score::quick, new Fitted(found, 0), coarse, 0.02).pose().upright();
    List<Fitted> starts = new ArrayList<>();
    for (double x : leans(score, upright, 0)) {
      for (double y : leans(score, upright, 1)) {
        CubePose pose = upright.leaning(x, y);
        starts.add(new Fitted(pose, score.full(pose)));
      }
    }
    return best(starts, STARTS)
        .map(f -> refine(score::full, f, new Steps(f.pose().scale(), 0.05, 0.1), 0.04))
        .sorted(Comparator.comparingDouble(Fitted::score).reversed())
        .limit(1)
        .map(f -> settled(score, f, 0.006))
        .max(Comparator.comparingDouble(Fitted::score))
        .orElseThrow();
  }

  /**
   * How far the die may lean along one of its axes: with a side face seen on one hand, on the
   * other, or on neither. Each side's tiles show by themselves, so the axes are scanned apart.
   */
  private static double[] leans(CubeScore score, CubePose upright, int axis) {
    double[] best = {-Double.MAX_VALUE, -Double.MAX_VALUE};
    double[] leans = {0, 0, 0};
    double hidden = Double.MAX_VALUE;
    for (double lean = -MAX_LEAN; lean <= MAX_LEAN; lean += LEAN_STEP) {
      CubePose pose = axis == 0 ? upright.leaning(lean, 0) : upright.leaning(0, lean);
      double plus = pose.facing(axis, 1);
      double minus = pose.facing(axis, -1);
      int hand = plus > minus ? 1 : 0;
      double value = score.sides(pose, axis);
      if (Math.max(plus, minus) > 0.08 && value > best[hand]) {
        best[hand] = value;
        leans[hand] = lean;
      }
      if (Math.max(plus, minus) < hidden) {
        hidden = Math.max(plus, minus);
        leans[2] = lean;
      }
    }
    return leans;
  }

  /** Refined without the gain of turning sides to the camera, but scored with it again. */
  private static Fitted settled(CubeScore score, Fitted from, double smallestAngle) {
    score.freeze(from.pose());
    Steps steps = new Steps(0.5 * from.pose().scale(), 0.02, 0.04);
    CubePose pose = refine(score::full, from, steps, smallestAngle).pose();
    score.thaw();
    return new Fitted(pose, score.full(pose));
  }

  /** The best pose near a given one. */
  static Fitted near(CubeScore score, CubePose pose) {
    return refine(
        score::full, new Fitted(pose, 0), new Steps(1.2 * pose.scale(), 0.06, 0.05), 0.008);
  }

  private static Stream<Fitted> best(List<Fitted> all, int count) {
    return all.stream().sorted(Comparator.comparingDouble(Fitted::score).reversed()).limit(count);
  }

  /** Sizes of the steps of the pattern search: pixels, share of the size, radians. */
  record Steps(double pixel, double factor, double angle) {
    Steps halved() {
      return new Steps(pixel / 2, factor / 2, angle / 2);
    }
  }

  static Fitted refine(
      ToDoubleFunction<CubePose> score, Fitted from, Steps first, double smallestAngle) {
    Steps steps = first;
    Fitted best = new Fitted(from.pose(), score.applyAsDouble(from.pose()));
    for (int round = 0; round < MAX_ROUNDS && steps.angle() > smallestAngle; round++) {
      Fitted better = sweep(score, best, steps);
      if (better.score() <= best.score() + 1e-3) {
        steps = steps.halved();
      }
      best = better;
    }
    return best;
  }

  private static Fitted sweep(ToDoubleFunction<CubePose> score, Fitted from, Steps steps) {
    Fitted best = from;
    for (int parameter = 0; parameter < 6; parameter++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        CubePose moved = step(best.pose(), parameter, sign, steps);
        double value = score.applyAsDouble(moved);
        if (value > best.score()) {
          best = new Fitted(moved, value);
          break;
        }
      }
    }
    return best;
  }

  private static CubePose step(CubePose pose, int parameter, int sign, Steps steps) {
    double p = sign * steps.pixel();
    double a = sign * steps.angle();
    return switch (parameter) {
      case 0 -> pose.moved(p, 0, 1, 0, 0, 0);
      case 1 -> pose.moved(0, p, 1, 0, 0, 0);
      case 2 -> pose.moved(0, 0, 1 + sign * steps.factor(), 0, 0, 0);
      case 3 -> pose.moved(0, 0, 1, a, 0, 0);
      case 4 -> pose.moved(0, 0, 1, 0, a, 0);
      default -> pose.moved(0, 0, 1, 0, 0, a);
    };
  }
}

package org.lunartable.vision.board.read;

import java.util.Random;

/** The shadow of a head and an arm on the board: it takes only the lamp's light. Immutable. */
final class HeadShadow {
  private final double x;
  private final double y;
  private final double along;
  private final double across;
  private final double head;
  private final double arm;
  private final double soft;
  private final double left;

  /** Somebody leans over the board, somewhere. */
  HeadShadow(Random random) {
    x = 70 * random.nextGaussian();
    y = 70 * random.nextGaussian();
    double angle = random.nextDouble() * 2 * Math.PI;
    along = Math.cos(angle);
    across = Math.sin(angle);
    head = 35 + 60 * random.nextDouble();
    arm = 12 + 25 * random.nextDouble();
    soft = 3 + 25 * random.nextDouble();
    left = 0.35 * random.nextDouble();
  }

  /** The share of the lamp's light that reaches a point of the board, millimetres. */
  double light(double pointX, double pointY) {
    double dx = pointX - x;
    double dy = pointY - y;
    double forward = dx * along + dy * across;
    double side = Math.abs(dy * along - dx * across);
    double inside =
        Math.max(head - Math.hypot(forward, 1.2 * side), forward > 0 ? arm - side : -1e3);
    double share = Math.max(0, Math.min(1, 0.5 + inside / soft));
    return 1 - (1 - left) * share * share * (3 - 2 * share);
  }
}

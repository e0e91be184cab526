package org.lunartable.kiosk.simtable;

import java.util.Optional;

/**
 * A hand that comes over the near edge of the table, stays over a place and goes again. Immutable.
 *
 * @param start when it begins to come, on the table's clock in nanoseconds
 * @param target what its fingertips stay over, in the world frame
 * @param stay for how long, in nanoseconds
 */
record Reach(long start, Vec target, long stay) {

  /** How long it takes to come, and to go, in nanoseconds. */
  static final long WAY = 450_000_000;

  /** Where it comes from: so far away that nothing of it is seen. */
  private static final double AWAY = 520;

  /** Whether it is in the picture at this time, or may be. */
  private boolean inSight(long nanos) {
    return nanos - start >= 0 && nanos - start <= stay + 2 * WAY;
  }

  /** Where its fingertips are; empty while it is not in sight. */
  Optional<Vec> tipAt(long nanos) {
    if (!inSight(nanos)) {
      return Optional.empty();
    }
    long time = nanos - start;
    double way = Math.min(1, Math.min(time, stay + 2 * WAY - time) / (double) WAY);
    double left = (1 - way) * (1 - way);
    return Optional.of(target.minus(Hand.FORWARD.times(AWAY * left)));
  }
}

package org.lunartable.engine.advisor;

import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Mover;

/**
 * Estimates who will win, without looking ahead: points so far, walls that are nearly closed with
 * what stands in them and who leads there, and figures near the doors of own stations. Has scratch
 * memory: one thread each.
 */
final class Evaluation {

  /** How steeply a lead in points becomes a chance to win. */
  private static final double STEEPNESS = 0.42;

  private final Mover mover;
  private final Prospects prospects;
  private final Doors doors;

  Evaluation(FastRules rules, Rings rings) {
    this.mover = new Mover(rules);
    this.prospects = new Prospects(rules, rings);
    this.doors = new Doors(rules);
  }

  /** The first powers of a number: what is left of a worth so many pieces or steps away. */
  static double[] powers(double base, int count) {
    double[] powers = new double[count];
    for (int i = 0; i < count; i++) {
      powers[i] = Math.pow(base, i);
    }
    return powers;
  }

  /** The expected result for orange: 0 lost, 1 won. */
  double orangeWins(Field f) {
    if (mover.isOver(f)) {
      return 0.5 + 0.5 * Integer.signum(Mover.lead(f));
    }
    prospects.lookAt(f);
    return 1 / (1 + Math.exp(-STEEPNESS * (worth(f, 0) - worth(f, 1))));
  }

  /** A side's points, those to be expected included. */
  private double worth(Field f, int side) {
    return f.score(side) + prospects.worth(side) + doors.worth(f, side);
  }
}

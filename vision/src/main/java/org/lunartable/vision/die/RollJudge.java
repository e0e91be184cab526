package org.lunartable.vision.die;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Tells rolls by a {@link RollMachine}. What is a hand and what a die is told by size, and how
 * large the die is in this picture is known only once it lies still. When it turns out to be much
 * larger or smaller than usual, what was seen until then is judged once more, with that size.
 * Confined to one thread.
 */
final class RollJudge {

  /** Sizes nearer than this to the usual one change nothing. */
  private static final double AKIN = 1.4;

  /** A throw takes two seconds; a minute's wait for one need not be kept. */
  private static final int REMEMBERED = 90;

  private final Deque<Seen> seen = new ArrayDeque<>();
  private RollMachine machine = new RollMachine();
  private boolean sizeKnown;

  private record Seen(long nanos, DieReading reading, List<Movement> movements) {}

  DieState state() {
    return machine.state();
  }

  /** As {@link RollMachine#accept}. */
  Optional<Roll> accept(long nanos, DieReading reading, List<Movement> movements) {
    Optional<Roll> roll = machine.accept(nanos, reading, movements);
    if (sizeKnown) {
      return roll;
    }
    seen.addLast(new Seen(nanos, reading, movements));
    if (seen.size() > REMEMBERED) {
      seen.removeFirst();
    }
    if (!machine.rests()) {
      return roll;
    }
    sizeKnown = true;
    double ratio = machine.side() / RollMachine.TYPICAL_SIDE;
    Optional<Roll> judged = ratio > AKIN || ratio < 1 / AKIN ? judgeAgain() : roll;
    seen.clear();
    return judged;
  }

  private Optional<Roll> judgeAgain() {
    machine = new RollMachine(machine.side());
    Optional<Roll> roll = Optional.empty();
    for (Seen one : seen) {
      Optional<Roll> before = roll;
      roll = machine.accept(one.nanos(), one.reading(), one.movements()).or(() -> before);
    }
    return roll;
  }
}

package org.lunartable.vision.die;

import static org.lunartable.vision.die.FaceOutline.distance;
import static org.lunartable.vision.die.FaceOutline.middle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;

/**
 * Decides from readings and movements when a roll has happened. It sees no pictures and no clock of
 * its own. Confined to one thread.
 */
final class RollMachine {
  /** Frames in a row that must agree. */
  static final int SETTLED = 3;

  /** Pixels; only until the die has been seen lying. */
  static final double TYPICAL_SIDE = 56;

  /** A tumbling die with its shadow and blur changes at most this many times its own area. */
  private static final double DIE_SIZED = 7;

  private static final double HAND_SIZED = 9;

  /** With few frames a second, the place where it was and the one where it is meet in one. */
  private static final double TWO_PLACES = 1.4;

  private static final double STEP = 0.3;

  /** Sides a second; two pieces of an arm that moves can be farther apart from frame to frame. */
  private static final double FASTEST = 75;

  /** Steps of free movement that make a tumbling die. */
  private static final int TUMBLING = 2;

  /** With frames so far apart, a step of so many sides stands for two. */
  private static final double SLOW_SECONDS = 0.11;

  private static final double LONG_STEP = 1.2;

  /** A cocked die that is nudged flat stays within so many sides. */
  private static final double NUDGE = 2;

  /** Quiet frames after which a die that tumbled lies askew, and after which one is gone. */
  private static final int RESTS = 2;

  private static final int GONE = 4;

  private static final long PAUSE_NANOS = 2_000_000_000L;

  private long lastNanos = Long.MIN_VALUE;
  private double side;
  private PixelPoint moved;
  private double seconds;
  private int freeSteps;
  private boolean tumbled;
  private PixelPoint lastPlace;
  private PixelPoint cockedAt;
  private int askew;
  private int away;
  private boolean held;
  private Read steady;
  private Read rested;
  private int agreeing;
  private DieState state = DieState.ABSENT;

  RollMachine() {
    this(TYPICAL_SIDE);
  }

  /** A machine that has seen nothing yet of a die with sides of so many pixels. */
  RollMachine(double side) {
    this.side = side;
  }

  DieState state() {
    return state;
  }

  /** Of the die, in pixels, as far as it is known. */
  double side() {
    return side;
  }

  /** Whether a die was seen to lie still and has not gone since. */
  boolean rests() {
    return rested != null;
  }

  Optional<Roll> accept(long nanos, DieReading reading, List<Movement> movements) {
    if (lastNanos != Long.MIN_VALUE && (nanos < lastNanos || nanos - lastNanos > PAUSE_NANOS)) {
      forget();
    }
    seconds = lastNanos == Long.MIN_VALUE ? 0 : (nanos - lastNanos) / 1e9;
    lastNanos = nanos;
    Optional<Read> read = reading.match(Optional::of, none -> Optional.empty());
    boolean hand =
        movements.stream().anyMatch(m -> m.area() > area(HAND_SIZED))
            || (reason(reading) == Reason.HIDDEN && !tumblesOn(movements));
    follow(movements, hand, read.isPresent());
    agree(read, movements);
    boolean still = agreeing >= SETTLED;
    boolean rests = still && !hand;
    boolean roll = rests && (tumbled || nudged()) && !liesAsBefore();
    if (rests) {
      held = false;
      rested = steady;
      settle();
    }
    rest(reading, movements);
    state = hand || held ? DieState.HELD : state.next(reading, !movements.isEmpty(), still);
    return roll ? Optional.of(new Roll(steady, nanos)) : Optional.empty();
  }

  /**
   * Whether it lies to a hair as it did when it last lay still: then something passed over it, a
   * finger for example, and it never moved. A die that was seen to be gone may lie where it likes.
   */
  private boolean liesAsBefore() {
    return rested != null && FaceOutline.same(rested, steady);
  }

  private void settle() {
    tumbled = false;
    cockedAt = null;
    freeSteps = 0;
  }

  /** Counts the quiet frames in which the die lies askew, or nowhere. */
  private void rest(DieReading reading, List<Movement> movements) {
    Optional<Reason> why =
        movements.isEmpty()
            ? reading.match(read -> Optional.empty(), none -> Optional.of(none.reason()))
            : Optional.empty();
    boolean lies = why.filter(r -> r == Reason.COCKED || r == Reason.UNCLEAR).isPresent();
    askew = tumbled && lies ? askew + 1 : 0;
    away = why.filter(r -> r == Reason.NO_DIE).isPresent() ? away + 1 : 0;
    held &= away == 0;
    if (away >= GONE) {
      cockedAt = null;
      rested = null;
    } else if (askew >= RESTS && cockedAt == null) {
      cockedAt = lastPlace; // not later: fingers that come near move, too
    }
  }

  /**
   * Whether it was thrown, came to rest cocked, and a hand has pushed it flat where it was: still
   * the same roll. A die that was carried off or lies elsewhere is none.
   */
  private boolean nudged() {
    return cockedAt != null && distance(cockedAt, middle(steady)) < NUDGE * side;
  }

  private void forget() {
    settle();
    held = false;
    askew = 0;
    away = 0;
    agreeing = 0;
    steady = null;
    moved = null;
  }

  /**
   * Follows a die-sized movement on its own: a die in a hand moves as part of a larger one. While
   * it can be read as lying flat it does not tumble, wherever it is carried.
   */
  private void follow(List<Movement> movements, boolean hand, boolean readable) {
    if (hand) {
      held = true;
      tumbled = false;
      freeSteps = 0;
      moved = null;
      return;
    }
    Optional<Movement> largest = movements.stream().max(Comparator.comparingDouble(Movement::area));
    if (largest.isEmpty() || largest.get().area() > area(DIE_SIZED)) {
      moved = null;
      return;
    }
    PixelPoint now = Movement.newPlace(movements, largest.get(), moved);
    double step = moved == null ? 0 : distance(moved, now) / side;
    if (!readable && step > STEP && step < FASTEST * seconds) {
      freeSteps += slow() && step > LONG_STEP ? TUMBLING : 1;
      held = false;
    }
    moved = now;
    lastPlace = now;
    if (freeSteps >= TUMBLING && !tumbled) {
      tumbled = true;
      cockedAt = null;
    }
  }

  /**
   * Whether what moves is a die that moved freely until now: its own sides may look like fingers,
   * but a hand that takes it is larger.
   */
  private boolean tumblesOn(List<Movement> movements) {
    return freeSteps > 0
        && !movements.isEmpty()
        && movements.stream().allMatch(m -> m.area() <= area(DIE_SIZED));
  }

  private double area(double sides) {
    return sides * side * side * (slow() ? TWO_PLACES : 1);
  }

  private boolean slow() {
    return seconds > SLOW_SECONDS;
  }

  private void agree(Optional<Read> read, List<Movement> movements) {
    if (read.isEmpty()) {
      agreeing = 0;
      steady = null;
      return;
    }
    Read now = read.get();
    PixelPoint at = middle(now);
    boolean disturbed = movements.stream().anyMatch(m -> m.reaches(at.u(), at.v(), side * 0.5));
    boolean same =
        steady != null
            && steady.faces().equals(now.faces())
            && distance(middle(steady), at) < 0.08 * side;
    agreeing = same && !disturbed ? agreeing + 1 : 1;
    steady = now;
    if (agreeing > 1) {
      side = FaceOutline.side(now); // what is read of a tumbling die by mistake may have any size
    }
  }

  private static Reason reason(DieReading reading) {
    return reading.match(r -> Reason.UNCLEAR, NotRead::reason);
  }
}

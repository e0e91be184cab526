package org.lunartable.hardware;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.lunartable.engine.spi.Observation.Use;

/**
 * Makes presses of what a bouncing button shows: one when it is first surely down, none again
 * before it was up for longer than any bounce. Looks at the state of the pin only, at times that
 * need not be regular. Used by one thread.
 *
 * <p>A button that is down at the first look is no press: it is told nothing of until it was up.
 */
final class PressFilter {

  /** Down at every look for this long is a press. */
  static final long DOWN_NANOS = TimeUnit.MILLISECONDS.toNanos(4);

  /** Up at every look for this long is a release. */
  static final long UP_NANOS = TimeUnit.MILLISECONDS.toNanos(25);

  /** Down for this long makes a press a long one. */
  static final long HELD_NANOS = TimeUnit.MILLISECONDS.toNanos(800);

  /** Whether it counts as down; what is not known to be up does. */
  private boolean down = true;

  /** Whether the press that holds it down was told. */
  private boolean told;

  private boolean held;
  private boolean differs;
  private long differsSince;
  private long pressedSince;

  /**
   * Takes one look.
   *
   * @param seenDown whether the button seems down
   * @param nanos when, on a clock that does not go back
   */
  Optional<Use> look(boolean seenDown, long nanos) {
    if (seenDown == down) {
      differs = false;
      return stillPressed(nanos);
    }
    if (!differs) {
      differs = true;
      differsSince = nanos;
    }
    if (nanos - differsSince < (seenDown ? DOWN_NANOS : UP_NANOS)) {
      return Optional.empty();
    }
    return changed(seenDown, nanos);
  }

  private Optional<Use> changed(boolean nowDown, long nanos) {
    boolean tell = nowDown || told;
    down = nowDown;
    told = nowDown;
    differs = false;
    held = false;
    pressedSince = nanos;
    return tell ? Optional.of(nowDown ? Use.PRESSED : Use.RELEASED) : Optional.empty();
  }

  private Optional<Use> stillPressed(long nanos) {
    if (!told || held || nanos - pressedSince < HELD_NANOS) {
      return Optional.empty();
    }
    held = true;
    return Optional.of(Use.HELD);
  }
}

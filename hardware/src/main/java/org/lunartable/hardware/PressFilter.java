package org.lunartable.hardware;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.lunartable.engine.spi.Observation.Use;

/**
 * Makes presses of what a bouncing button shows: one when it is first surely down, none again
 * before it was up for longer than any bounce. Looks at the state of the pin only, at times that
 * need not be regular. Used by one thread.
 */
final class PressFilter {

  /** Down at every look for this long is a press. */
  static final long DOWN_NANOS = TimeUnit.MILLISECONDS.toNanos(4);

  /** Up at every look for this long is a release. */
  static final long UP_NANOS = TimeUnit.MILLISECONDS.toNanos(25);

  /** Down for this long makes a press a long one. */
  static final long HELD_NANOS = TimeUnit.MILLISECONDS.toNanos(800);

  private boolean pressed;
  private boolean held;
  private boolean differs;
  private long differsSince;
  private long pressedSince;

  /**
   * Takes one look.
   *
   * @param down whether the button seems down
   * @param nanos when, on a clock that does not go back
   */
  Optional<Use> look(boolean down, long nanos) {
    if (down == pressed) {
      differs = false;
      return stillPressed(nanos);
    }
    if (!differs) {
      differs = true;
      differsSince = nanos;
    }
    if (nanos - differsSince < (down ? DOWN_NANOS : UP_NANOS)) {
      return Optional.empty();
    }
    pressed = down;
    differs = false;
    held = false;
    pressedSince = nanos;
    return Optional.of(down ? Use.PRESSED : Use.RELEASED);
  }

  private Optional<Use> stillPressed(long nanos) {
    if (!pressed || held || nanos - pressedSince < HELD_NANOS) {
      return Optional.empty();
    }
    held = true;
    return Optional.of(Use.HELD);
  }
}

package org.lunartable.vision.frame;

import java.util.concurrent.TimeUnit;

/** The growing pauses between attempts: 0.25 s, then twice as long each time, up to 4 s. */
final class Backoff {
  static final long FIRST_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
  static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(4);

  /** A connection that gave so many frames was a good one; fewer may come from a loose plug. */
  private static final int GOOD_FRAMES = 5;

  private long next = FIRST_NANOS;

  /** The pause after a connection that gave so many frames. */
  long after(int frames) {
    if (frames >= GOOD_FRAMES) {
      next = FIRST_NANOS;
    }
    long pause = next;
    next = Math.min(2 * next, LONGEST_NANOS);
    return pause;
  }
}

package org.lunartable.hardware;

import java.util.concurrent.TimeUnit;

/** How long to wait before what failed is tried again: twice as long each time. For one thread. */
final class Backoff {

  static final long FIRST_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** Taking a pin may need a hundredth of a second in which nobody looks at the buttons. */
  static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(16);

  private long next = FIRST_NANOS;

  /** The pause before the next try, in nanoseconds. */
  long next() {
    long pause = next;
    next = Math.min(2 * next, LONGEST_NANOS);
    return pause;
  }

  /** It works: should it fail again, it is tried soon. */
  void reset() {
    next = FIRST_NANOS;
  }
}

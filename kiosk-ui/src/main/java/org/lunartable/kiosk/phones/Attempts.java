package org.lunartable.kiosk.phones;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/**
 * Bounds how often a PIN can be guessed: by one address, by all of them, and before a new PIN is
 * needed. Not safe for several threads.
 */
final class Attempts {

  static final int A_MINUTE_BY_ONE = 5;
  static final int A_MINUTE_BY_ALL = 20;
  static final int WRONG_IN_ALL = 100;

  private static final long WINDOW = Duration.ofMinutes(1).toNanos();

  // No longer than A_MINUTE_BY_ALL: who is turned away is not remembered.
  private final Deque<Try> tries = new ArrayDeque<>();
  private final LongSupplier nanos;
  private int wrong;

  private record Try(long at, String address) {}

  /**
   * @param nanos the monotonic clock, in nanoseconds
   */
  Attempts(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Counts a try; false when this address, or all together, must wait. */
  boolean allows(String address) {
    long now = nanos.getAsLong();
    tries.removeIf(past -> now - past.at() >= WINDOW);
    long own = tries.stream().filter(past -> past.address().equals(address)).count();
    if (own >= A_MINUTE_BY_ONE || tries.size() >= A_MINUTE_BY_ALL || wrong >= WRONG_IN_ALL) {
      return false;
    }
    tries.addLast(new Try(now, address));
    return true;
  }

  void wasWrong() {
    wrong++;
  }

  /** A new PIN is to be guessed from nothing; what was tried in the last minute still counts. */
  void startAnew() {
    wrong = 0;
  }
}

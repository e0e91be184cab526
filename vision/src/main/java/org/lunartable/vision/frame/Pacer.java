package org.lunartable.vision.frame;

/** Keeps a beat for sources that are asked for pictures. Confined to one thread. */
final class Pacer {
  private final Time time;
  private final long periodNanos;
  private long due;
  private boolean begun;

  /** A beat that begins with the first {@link #await}, which does not wait. */
  Pacer(Time time, double perSecond) {
    check(perSecond);
    this.time = time;
    this.periodNanos = Math.round(1e9 / perSecond);
  }

  /**
   * Checks a rate.
   *
   * @throws IllegalArgumentException unless there are between 0.1 and 120 beats a second
   */
  static void check(double perSecond) {
    if (!(perSecond >= 0.1 && perSecond <= 120)) {
      throw new IllegalArgumentException("frames a second: " + perSecond);
    }
  }

  /** Waits for the next beat. Beats that were missed are left out. */
  void await() throws InterruptedException {
    long now = time.nanos();
    if (begun && due - now > 0) {
      time.sleep(due - now);
      now = time.nanos();
    }
    due = begun ? later(due + periodNanos, now) : now + periodNanos;
    begun = true;
  }

  private static long later(long a, long b) {
    return a - b > 0 ? a : b;
  }
}

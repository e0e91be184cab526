package org.lunartable.vision.frame;

/** Measures how many frames a second come, over the last two dozen or so. Not thread-safe. */
final class Rate {
  private static final double WEIGHT = 1 / 16.0;

  private Frame last;
  private double gapNanos;

  void frame(Frame frame) {
    if (last != null && last.connection() == frame.connection()) {
      double gap = frame.nanos() - last.nanos();
      gapNanos = gapNanos == 0 ? gap : gapNanos + WEIGHT * (gap - gapNanos);
    } else {
      gapNanos = 0;
    }
    last = frame;
  }

  /** Frames a second; 0 before the second one of a connection. */
  double perSecond() {
    return gapNanos > 0 ? 1e9 / gapNanos : 0;
  }
}

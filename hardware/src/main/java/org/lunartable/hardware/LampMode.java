package org.lunartable.hardware;

import java.util.concurrent.TimeUnit;

/** What a lamp does. */
public enum LampMode {
  OFF(0),
  ON(0),
  /** Once a second. */
  SLOW(1000),
  /** Four times a second. */
  FAST(250);

  private final int periodMillis;

  LampMode(int periodMillis) {
    this.periodMillis = periodMillis;
  }

  /** Whether the lamp is lit at this time. */
  boolean lit(long nanos) {
    if (periodMillis == 0) {
      return this == ON;
    }
    long millis = TimeUnit.NANOSECONDS.toMillis(nanos);
    return Math.floorMod(millis, periodMillis) < periodMillis / 2;
  }
}

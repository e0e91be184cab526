package org.lunartable.vision.frame;

import java.util.concurrent.TimeUnit;

/** The clock of a source's threads; another one in tests. Thread-safe. */
interface Time {

  /** The clock of the machine, {@link System#nanoTime}. */
  Time SYSTEM =
      new Time() {
        @Override
        public long nanos() {
          return System.nanoTime();
        }

        @Override
        public void sleep(long nanos) throws InterruptedException {
          TimeUnit.NANOSECONDS.sleep(nanos);
        }
      };

  /** Nanoseconds, monotonic. */
  long nanos();

  /** Returns after so many nanoseconds. */
  void sleep(long nanos) throws InterruptedException;
}

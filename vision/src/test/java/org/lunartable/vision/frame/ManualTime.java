package org.lunartable.vision.frame;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A clock that stands still until a test moves it. Thread-safe. */
final class ManualTime implements Time {
  private static final String WATCH = "frames-watch-";
  private static final long REAL_PATIENCE = TimeUnit.SECONDS.toMillis(20);

  private final Map<Thread, Long> sleepers = new HashMap<>();
  private long now = TimeUnit.HOURS.toNanos(5);

  @Override
  public synchronized long nanos() {
    return now;
  }

  @Override
  public synchronized void sleep(long nanos) throws InterruptedException {
    long until = now + nanos;
    sleepers.put(Thread.currentThread(), until);
    notifyAll();
    try {
      while (now < until) {
        wait();
      }
    } finally {
      sleepers.remove(Thread.currentThread());
    }
  }

  synchronized void advance(long nanos) {
    now += nanos;
    notifyAll();
  }

  /** Lets time pass only if the thread that reads is waiting for it. */
  synchronized void advanceIfReaderSleeps(long nanos) {
    if (sleeping(false)) {
      advance(nanos);
    }
  }

  /** Lets time pass in steps, so that the watch looks after each. */
  synchronized void passWatched(long nanos) throws InterruptedException {
    for (long passed = 0; passed < nanos; passed += StallWatch.STEP_NANOS) {
      long realEnd = System.currentTimeMillis() + REAL_PATIENCE;
      while (!sleeping(true)) {
        long left = realEnd - System.currentTimeMillis();
        if (left <= 0) {
          throw new AssertionError("the watch does not look");
        }
        wait(left);
      }
      advance(StallWatch.STEP_NANOS);
    }
  }

  private boolean sleeping(boolean watch) {
    return sleepers.entrySet().stream()
        .anyMatch(
            sleeper ->
                sleeper.getValue() > now && sleeper.getKey().getName().startsWith(WATCH) == watch);
  }
}

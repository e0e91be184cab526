package org.lunartable.kiosk.assembly.board;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Does something again and again on a thread of its own, until it is closed. */
final class Rounds implements AutoCloseable {

  private static final long CLOSE_MILLIS = 2000;

  private final long pauseMillis;
  private final Runnable round;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final AtomicLong count = new AtomicLong();
  private final Thread thread;

  /**
   * Does nothing yet.
   *
   * @param name the thread's
   * @param pauseMillis what lies between two rounds
   * @param round what is done; it throws nothing
   */
  Rounds(String name, long pauseMillis, Runnable round) {
    this.pauseMillis = pauseMillis;
    this.round = round;
    thread = new Thread(this::run, name);
    thread.setDaemon(true);
  }

  void start() {
    thread.start();
  }

  /** How many rounds were begun; one that hangs shows by a count that stays. Any thread. */
  long count() {
    return count.get();
  }

  @Override
  public void close() {
    closing.countDown();
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    try {
      while (!closing.await(pauseMillis, TimeUnit.MILLISECONDS)) {
        count.incrementAndGet();
        round.run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

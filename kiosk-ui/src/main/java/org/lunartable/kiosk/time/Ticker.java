package org.lunartable.kiosk.time;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Does a piece of work again and again on a thread of its own. Work that fails is done again next
 * time; a wall clock that jumps changes nothing.
 */
public final class Ticker implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Ticker.class.getName());
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final CountDownLatch closing = new CountDownLatch(1);
  private final Duration patience;
  private final Thread thread;

  private Ticker(String name, Duration first, Duration pause, Duration patience, Runnable work) {
    this.patience = patience;
    thread = new Thread(() -> run(first, pause, work), name);
    thread.setDaemon(true);
  }

  /**
   * Starts the thread.
   *
   * @param name of the thread
   * @param first how long to wait before the first time
   * @param pause from the end of one time to the beginning of the next
   */
  public static Ticker start(String name, Duration first, Duration pause, Runnable work) {
    return start(name, first, pause, PATIENCE, work);
  }

  /**
   * Starts the thread.
   *
   * @param patience how long {@link #close} waits for work that is under way
   */
  public static Ticker start(
      String name, Duration first, Duration pause, Duration patience, Runnable work) {
    Ticker ticker = new Ticker(name, first, pause, patience, work);
    ticker.thread.start();
    return ticker;
  }

  private void run(Duration first, Duration pause, Runnable work) {
    try {
      for (Duration wait = first; !closing.await(wait.toNanos(), TimeUnit.NANOSECONDS); ) {
        once(work);
        wait = pause;
      }
    } catch (InterruptedException e) {
      // Nobody interrupts this thread but to end it.
    }
  }

  private void once(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException broken) {
      LOG.log(Level.ERROR, "Failed in " + thread.getName(), broken);
    }
  }

  /** Ends it; waits a while for work that is under way. */
  @Override
  public void close() {
    closing.countDown();
    try {
      thread.join(patience.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

package org.lunartable.kiosk.assembly;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What was opened, to be closed in the opposite order. For one thread at a time.
 *
 * <p>One that fails, or does not end, does not keep the next from being closed: the journal is at
 * the end of the row, and whoever closes the kiosk must be able to go on.
 */
final class Parts implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Parts.class.getName());

  /** Longer than any part waits for its own threads. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Deque<AutoCloseable> parts = new ArrayDeque<>();
  private final Duration patience;

  Parts() {
    this(PATIENCE);
  }

  /**
   * No parts yet.
   *
   * @param patience how long one may take to close before it is left to itself
   */
  Parts(Duration patience) {
    this.patience = patience;
  }

  <T extends AutoCloseable> T add(T part) {
    parts.addFirst(part);
    return part;
  }

  /**
   * Closes all, each on a thread of its own, one after the other; an interrupt does not hurry it.
   */
  @Override
  public void close() {
    boolean interrupted = false;
    while (!parts.isEmpty()) {
      interrupted |= close(parts.removeFirst());
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Gives whether this thread was interrupted meanwhile. */
  private boolean close(AutoCloseable part) {
    String name = part.getClass().getSimpleName();
    Thread closing = new Thread(() -> closeNow(part, name), "closing-" + name);
    closing.setDaemon(true);
    closing.start();
    boolean interrupted = false;
    long begun = System.nanoTime();
    for (long left = patience.toNanos(); left > 0 && closing.isAlive(); ) {
      try {
        closing.join(Math.max(1, left / 1_000_000));
      } catch (InterruptedException again) {
        interrupted = true;
      }
      left = patience.toNanos() - (System.nanoTime() - begun);
    }
    if (closing.isAlive()) {
      Throwable where = new IllegalStateException("It is here:");
      where.setStackTrace(closing.getStackTrace());
      LOG.log(Level.ERROR, "Does not close, and is left to itself: " + name, where);
    }
    return interrupted;
  }

  private static void closeNow(AutoCloseable part, String name) {
    try {
      part.close();
    } catch (Exception e) {
      LOG.log(Level.WARNING, "Could not be closed: " + name, e);
    }
  }
}

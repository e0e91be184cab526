package org.lunartable.kiosk.reliability;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * How late threads wake up on this machine just now: a thread that only sleeps for a millisecond at
 * a time notes it. Where it was late, whatever else was measured then says more of the machine than
 * of the program. Safe to use from any thread.
 */
public final class Lateness implements AutoCloseable {

  private static final int REMEMBERED = 20_000;
  private static final long NAP_NANOS = 1_000_000;

  private final Deque<Nap> naps = new ArrayDeque<>();
  private final Thread thread = new Thread(this::run, "lateness");
  private volatile boolean over;

  private record Nap(long from, long to) {
    long late() {
      return to - from - NAP_NANOS;
    }
  }

  /** Begins to sleep. */
  public Lateness() {
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    try {
      while (!over) {
        long from = System.nanoTime();
        Thread.sleep(1);
        note(new Nap(from, System.nanoTime()));
      }
    } catch (InterruptedException e) {
      // Nobody interrupts this thread but to end it.
    }
  }

  private synchronized void note(Nap nap) {
    naps.addLast(nap);
    if (naps.size() > REMEMBERED) {
      naps.removeFirst();
    }
  }

  /**
   * How late a sleep in this time ended at most, in milliseconds. To be asked a little later, when
   * a sleep that was on then has ended.
   */
  public synchronized double worst(long fromNanos, long toNanos) {
    return naps.stream()
            .filter(nap -> nap.to() - fromNanos >= 0 && toNanos - nap.from() >= 0)
            .mapToLong(Nap::late)
            .max()
            .orElse(0)
        / 1e6;
  }

  @Override
  public void close() {
    over = true;
  }
}

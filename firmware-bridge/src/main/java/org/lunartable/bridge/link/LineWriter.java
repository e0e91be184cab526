package org.lunartable.bridge.link;

import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Writes to a line on a thread of its own, because writing to a board that takes nothing may hang.
 * Nobody who sends ever waits.
 */
final class LineWriter implements AutoCloseable {

  private static final int ROOM = 512;
  private static final long CLOSE_MILLIS = 1000;

  private final SerialLine line;
  private final LinkCounters counters;
  private final BlockingQueue<byte[]> waiting = new ArrayBlockingQueue<>(ROOM);
  private final Thread thread;
  private volatile boolean busy;
  private volatile long busySince;

  LineWriter(SerialLine line, LinkCounters counters) {
    this.line = line;
    this.counters = counters;
    thread = new Thread(this::run, "board-writer");
    thread.setDaemon(true);
    thread.start();
  }

  /** Takes a frame; one that finds no room is dropped, since a later one says the same again. */
  void send(byte[] bytes) {
    if (!waiting.offer(bytes)) {
      counters.unsent();
    }
  }

  /** Whether it has been writing the same bytes for this long. */
  boolean stuck(long millis) {
    return busy && System.nanoTime() - busySince > TimeUnit.MILLISECONDS.toNanos(millis);
  }

  private void run() {
    try {
      while (true) {
        byte[] bytes = waiting.take();
        busySince = System.nanoTime();
        busy = true;
        line.write(bytes);
        busy = false;
      }
    } catch (InterruptedException | IOException e) {
      // Whoever reads notices that the line is gone; nothing more can be written.
      busy = false;
    }
  }

  /** The line is to be closed first: that frees a writer that hangs. */
  @Override
  public void close() {
    thread.interrupt();
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(CLOSE_MILLIS);
    boolean interrupted = false;
    while (thread.isAlive() && System.nanoTime() - end < 0) {
      try {
        thread.join(CLOSE_MILLIS);
      } catch (InterruptedException e) {
        // Whoever closes everything interrupts the reader, which is here now.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

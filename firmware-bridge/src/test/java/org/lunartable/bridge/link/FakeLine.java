package org.lunartable.bridge.link;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A line whose far end is a test. */
final class FakeLine implements SerialLine {

  private static final byte[] GONE = {};

  private final BlockingQueue<byte[]> toRead = new LinkedBlockingQueue<>();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final boolean takesNothing;

  FakeLine(boolean takesNothing) {
    this.takesNothing = takesNothing;
  }

  void say(byte[] bytes) {
    toRead.add(bytes);
  }

  void pull() {
    toRead.add(GONE);
  }

  boolean isClosed() {
    return closed.getCount() == 0;
  }

  @Override
  public int read(byte[] into) throws IOException {
    try {
      byte[] bytes = toRead.poll(20, TimeUnit.MILLISECONDS);
      if (bytes == GONE || isClosed()) {
        throw new IOException("gone");
      }
      if (bytes == null) {
        return 0;
      }
      System.arraycopy(bytes, 0, into, 0, bytes.length);
      return bytes.length;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    boolean waits = takesNothing;
    while (waits) {
      // Like the native code: not to be interrupted, only closing ends it.
      try {
        closed.await();
        waits = false;
      } catch (InterruptedException e) {
        // goes on waiting
      }
    }
    if (isClosed()) {
      throw new IOException("closed");
    }
  }

  @Override
  public void close() {
    closed.countDown();
  }
}

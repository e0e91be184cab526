package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.SuppliedFrames;

/**
 * A source whose pictures and failures a test decides on; the same picture when it says nothing.
 */
final class HandFed implements SuppliedFrames.Supplier {

  /** A picture or a failure. */
  private interface Turn {
    byte[] take() throws IOException;
  }

  private final byte[] usual = Jpegs.plain(90);
  private final BlockingQueue<Turn> turns = new LinkedBlockingQueue<>();
  private final AtomicInteger asked = new AtomicInteger();

  FrameSource source(double perSecond) {
    return SuppliedFrames.source("a test", perSecond, this);
  }

  /** Next, after what was said before, it fails like this. */
  void fail(String why) {
    turns.add(
        () -> {
          throw new IOException(why);
        });
  }

  int asked() {
    return asked.get();
  }

  @Override
  public byte[] picture(long nanos) throws IOException {
    asked.incrementAndGet();
    Turn turn = turns.poll();
    return turn == null ? usual : turn.take();
  }
}

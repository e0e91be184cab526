package org.lunartable.kiosk.assembly.board;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.lunartable.kiosk.web.BoardDesk.Sight;

/**
 * Whether the camera sees the board. What keeps it from that is told when it has lasted for three
 * seconds: a hand that builds is shorter over the board. Safe from any thread.
 */
final class Outlook {

  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(3);

  private final LongSupplier nanos;
  private Sight last = Sight.SEEN;
  private long seen;
  private long looked;

  /**
   * An outlook that is good at first.
   *
   * @param nanos a steady clock
   */
  Outlook(LongSupplier nanos) {
    this.nanos = nanos;
    seen = nanos.getAsLong();
    looked = seen;
  }

  /** How it is in a picture that has come just now; seen, too, when nobody wants to see it. */
  synchronized void saw(Sight now) {
    looked = nanos.getAsLong();
    last = now;
    if (now == Sight.SEEN) {
      seen = looked;
    }
  }

  /** A picture has come just now that shows the same as the one before. */
  void sawTheSame() {
    saw(last());
  }

  private synchronized Sight last() {
    return last;
  }

  /** How it has been for long enough to tell people. */
  synchronized Sight told() {
    long now = nanos.getAsLong();
    if (now - looked >= PATIENCE) {
      return Sight.NO_PICTURE;
    }
    return now - seen >= PATIENCE ? last : Sight.SEEN;
  }
}

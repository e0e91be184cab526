package org.lunartable.bridge.link;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** What happened on all lines since the start. Safe to use from any thread. */
public final class LinkCounters {

  private final AtomicLong opened = new AtomicLong();
  private final AtomicLong frames = new AtomicLong();
  private final AtomicLong broken = new AtomicLong();
  private final AtomicLong senseless = new AtomicLong();
  private final AtomicLong gaps = new AtomicLong();
  private final AtomicLong lost = new AtomicLong();
  private final AtomicLong healed = new AtomicLong();
  private final AtomicBoolean knows = new AtomicBoolean();
  private final AtomicLong unsent = new AtomicLong();

  /**
   * The figures, counted since the start.
   *
   * @param opened lines that were opened
   * @param frames whole frames received
   * @param broken broken frames received
   * @param senseless whole frames that are none of the protocol
   * @param gaps frames before which others were missing, and sums that disagreed
   * @param lost times that what stands where was known no more: gaps, resets, ends of lines
   * @param healed snapshots that ended not knowing, the first one among them
   * @param unsent frames that found no room on the way out
   */
  public record Figures(
      long opened,
      long frames,
      long broken,
      long senseless,
      long gaps,
      long lost,
      long healed,
      long unsent) {}

  /** All figures now. */
  public Figures figures() {
    return new Figures(
        opened.get(),
        frames.get(),
        broken.get(),
        senseless.get(),
        gaps.get(),
        lost.get(),
        healed.get(),
        unsent.get());
  }

  void opened() {
    opened.incrementAndGet();
  }

  void frame() {
    frames.incrementAndGet();
  }

  void broken(long more) {
    broken.addAndGet(more);
  }

  void senseless() {
    senseless.incrementAndGet();
  }

  void gap() {
    gaps.incrementAndGet();
  }

  /** What stands where is known no more; said once or again. */
  void lost() {
    if (knows.getAndSet(false)) {
      lost.incrementAndGet();
    }
  }

  /** It is known, from a snapshot. */
  void healed() {
    if (!knows.getAndSet(true)) {
      healed.incrementAndGet();
    }
  }

  void unsent() {
    unsent.incrementAndGet();
  }
}

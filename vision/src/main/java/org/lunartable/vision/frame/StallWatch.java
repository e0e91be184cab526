package org.lunartable.vision.frame;

import java.util.concurrent.TimeUnit;

/**
 * Notices that a connection gives no frames any more. Counts silence in short steps of its own, so
 * that a clock that jumps, or a machine that stood still, is not taken for a source that stands
 * still.
 */
final class StallWatch implements Runnable {
  /** How often it looks. */
  static final long STEP_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

  private final long firstSteps;
  private final long nextSteps;
  private final Time time;
  private final Runnable onStall;
  private boolean connected;
  private boolean givenUp;
  private boolean anyFrame;
  private long silentSteps;

  StallWatch(Patience patience, Time time, Runnable onStall) {
    this.firstSteps = patience.first().toNanos() / STEP_NANOS;
    this.nextSteps = patience.next().toNanos() / STEP_NANOS;
    this.time = time;
    this.onStall = onStall;
  }

  @Override
  public void run() {
    try {
      while (true) {
        time.sleep(STEP_NANOS);
        if (step()) {
          onStall.run();
        }
      }
    } catch (InterruptedException e) {
      // The source is closed.
    }
  }

  synchronized void connected() {
    connected = true;
    givenUp = false;
    anyFrame = false;
    silentSteps = 0;
  }

  synchronized void disconnected() {
    connected = false;
  }

  synchronized void frame() {
    anyFrame = true;
    silentSteps = 0;
  }

  /** Whether the present or last connection was found to have stalled. */
  synchronized boolean givenUp() {
    return givenUp;
  }

  private synchronized boolean step() {
    silentSteps++;
    if (!connected || givenUp || silentSteps <= (anyFrame ? nextSteps : firstSteps)) {
      return false;
    }
    givenUp = true;
    return true;
  }
}

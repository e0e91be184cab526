package org.lunartable.vision.frame;

import java.time.Duration;
import java.util.Optional;

/**
 * Something that gives pictures of the table, one after the other: a camera, a folder, a recording.
 *
 * <p>A source reads on a thread of its own and keeps only the newest frame, so a slow reader never
 * holds it up and never lags. It survives unplugging, stalls and damaged pictures by itself: it
 * tries again after 0.25 s, then after twice as long each time up to 4 s. While it fails there is
 * no newest frame. Frames are handed out in the order they were taken, never an older one after a
 * newer one.
 *
 * <p>Every method may be called from any thread.
 */
public interface FrameSource extends AutoCloseable {

  /** What to call it in sentences for a person, such as "the USB camera HD Pro Webcam". */
  String name();

  /** Begins to read. Returns at once; without effect when already started or closed. */
  void start();

  /** The newest frame; empty until there is one, while the source fails, and once it is closed. */
  Optional<Frame> newest();

  /**
   * Waits for a frame newer than one already seen.
   *
   * @param number of the newest frame seen, 0 for none
   * @param patience how long to wait at most
   * @return the newest frame; empty when none came in that time or none will come any more
   */
  Optional<Frame> newerThan(long number, Duration patience) throws InterruptedException;

  /** How it is now. */
  SourceStatus status();

  /**
   * Stops reading and ends its threads, child processes and connections. Waits at most two seconds
   * for a driver that hangs; its thread ends by itself as soon as the driver answers. May be called
   * again.
   */
  @Override
  void close();
}

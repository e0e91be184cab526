package org.lunartable.vision.frame;

import java.io.IOException;
import java.util.Optional;

/** One connection to a source. Used by one thread, except for {@link #interrupt}. */
interface Link extends AutoCloseable {

  /**
   * Waits for the next picture.
   *
   * @return a whole JPEG; empty when what came was none
   * @throws EndOfFrames when the recording is over
   * @throws SourceLost when the source is gone; its message says what to do
   * @throws IOException when something else fails
   * @throws InterruptedException when the source is closed meanwhile
   */
  Optional<Jpeg> next() throws IOException, InterruptedException;

  /** Whether it is to be ended and opened anew at once, since it should have other settings. */
  default boolean outdated() {
    return false;
  }

  /** When the last picture was taken, in nanoseconds, if the driver knows better than "now". */
  default long takenAt(long now) {
    return now;
  }

  /** What the source says about itself. Size and rate are put in by the caller. */
  default Traits traits() {
    return Traits.PLAIN;
  }

  /** Makes a waiting {@link #next} fail soon, if the driver allows it. From any thread. */
  default void interrupt() {}

  /** Disconnects. Never while {@link #next} runs. */
  @Override
  void close();

  /** What a source says about itself. */
  record Traits(String format, Setting exposure, Setting whiteBalance) {
    static final Traits PLAIN = new Traits("JPEG", Setting.ABSENT, Setting.ABSENT);
  }
}

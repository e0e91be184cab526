package org.lunartable.bridge.link;

import java.io.IOException;

/** An open line to a board. Reading, writing and closing may happen on three threads at once. */
public interface SerialLine extends AutoCloseable {

  /**
   * Waits up to about 100 ms for bytes.
   *
   * @return how many were read, 0 when none came
   * @throws IOException when the line is gone
   */
  int read(byte[] into) throws IOException;

  /**
   * Writes all of these bytes. May hang for as long as the board does not take them; {@link #close}
   * on another thread ends that.
   *
   * @throws IOException when the line is gone
   */
  void write(byte[] bytes) throws IOException;

  /** Lets the line go; again is no harm. */
  @Override
  void close();
}

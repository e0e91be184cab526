package org.lunartable.vision.frame;

import java.io.Closeable;
import java.io.IOException;

/** Small help with streams. */
final class Streams {
  private Streams() {}

  /** Closes something that was only read; a failure of that is of no interest. */
  static void close(Closeable stream) {
    try {
      stream.close();
    } catch (IOException e) {
      // Nothing can be lost: it was only read.
    }
  }
}

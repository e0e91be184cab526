package org.lunartable.bridge.link;

import java.io.IOException;

/** Finds the board and opens a line to it. Used by one thread. */
public interface LineFinder {

  /**
   * Looks once, without waiting. After a line that was no board's the next call may try another.
   *
   * @throws IOException when there is none now; the message is a sentence for a person
   */
  SerialLine open() throws IOException;
}

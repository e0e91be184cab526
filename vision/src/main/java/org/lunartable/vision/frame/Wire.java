package org.lunartable.vision.frame;

import java.io.IOException;

/** How to reach one kind of source. Used by one thread. */
interface Wire {

  /** What to call the source in sentences. */
  String name();

  /**
   * Connects.
   *
   * @throws SourceLost when the source is not there; its message says what to do
   * @throws IOException when something else fails
   * @throws InterruptedException when the source is closed meanwhile
   */
  Link open() throws IOException, InterruptedException;

  /**
   * Whether the source may be there. Cheap: asked four times a second while waiting to try again,
   * so that a source that comes back is not kept waiting.
   */
  default boolean present() {
    return true;
  }
}

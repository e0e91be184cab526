package org.lunartable.kiosk.assembly;

import java.io.IOException;

/** Where a camera's pictures come from. Used by one thread at a time. */
@FunctionalInterface
interface Frames {

  /**
   * The newest picture.
   *
   * @param nanos now, on the monotonic clock
   * @return a JPEG; not to be changed afterwards
   * @throws IOException when the camera gives none
   */
  byte[] newest(long nanos) throws IOException;
}

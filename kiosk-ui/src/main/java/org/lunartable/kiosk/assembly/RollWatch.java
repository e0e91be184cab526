package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.spi.Evidence;

/** Sees in a stream of pictures when the die was rolled. Used by one thread at a time. */
interface RollWatch extends AutoCloseable {

  /**
   * Looks at the next picture.
   *
   * @param jpeg the picture
   * @param nanos when it was taken, on the monotonic clock
   * @return the roll, on the one picture on which it is reported
   * @throws IOException when the picture cannot be used
   */
  Optional<Roll> look(byte[] jpeg, long nanos) throws IOException;

  @Override
  void close();

  /**
   * A die that was rolled and lies still.
   *
   * @param confidence 0 to 1
   */
  record Roll(DieFace face, double confidence, Optional<Evidence> evidence) {}
}

package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.engine.spi.Observation;

/** Sees in a stream of pictures what happens in the tray. Used by one thread at a time. */
interface TrayWatch extends AutoCloseable {

  /**
   * Looks at the next picture.
   *
   * @param jpeg the picture
   * @param nanos when it was taken, on the monotonic clock
   * @return what happened, on the one picture on which it is reported
   * @throws IOException when the picture cannot be used
   */
  Optional<? extends Sighting> look(byte[] jpeg, long nanos) throws IOException;

  @Override
  void close();

  /** Something that happened in the tray. */
  interface Sighting {

    Observation observation();

    /** 0 to 1. */
    double confidence();

    /** A picture of it. */
    Optional<Evidence> evidence();
  }

  /**
   * A die that was rolled and lies still.
   *
   * @param confidence 0 to 1
   */
  record Roll(DieFace face, double confidence, Optional<Evidence> evidence) implements Sighting {

    @Override
    public Observation observation() {
      return new Observation.DieSeen(face);
    }
  }

  /**
   * Cards that were laid down and lie still.
   *
   * @param confidence that of the least certain one
   */
  record Cards(Observation.CardsSeen observation, double confidence) implements Sighting {

    @Override
    public Optional<Evidence> evidence() {
      return Optional.empty();
    }
  }
}

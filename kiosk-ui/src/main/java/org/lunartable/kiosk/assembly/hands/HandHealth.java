package org.lunartable.kiosk.assembly.hands;

import java.util.List;
import java.util.Optional;
import org.lunartable.kiosk.web.HandsDesk.PartState;
import org.lunartable.kiosk.web.HandsDesk.Sensors;

/** How the parts of a device are, for people. Safe to use from any thread. */
public interface HandHealth {

  /** What is known of each part now. */
  List<PartState> parts();

  /**
   * Lets the device test itself; waits for that.
   *
   * @param empty whether nothing stands on the board
   * @return empty when it is no sensor board
   */
  default Optional<List<PartState>> testBoard(boolean empty) {
    return Optional.empty();
  }

  /** Its sensors; empty when it is no sensor board that works. */
  default Optional<Sensors> sensors() {
    return Optional.empty();
  }

  /**
   * Believes a sensor no more, or again; waits for that.
   *
   * @return as they are then; empty when it is no sensor board that has such a place
   */
  default Optional<Sensors> ignore(String place, boolean ignored) {
    return Optional.empty();
  }
}

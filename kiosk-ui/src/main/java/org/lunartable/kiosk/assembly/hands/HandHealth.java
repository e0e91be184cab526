package org.lunartable.kiosk.assembly.hands;

import java.util.List;
import java.util.Optional;
import org.lunartable.kiosk.web.HandsDesk.PartState;

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
}

package org.lunartable.kiosk.cli.doctor;

import java.util.List;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.hardware.PinProblem;
import org.lunartable.hardware.pi.PiPins;

/** Sensor board and pins. Neither is opened: that would reset a board that is in use. */
final class HandsChecks {

  private HandsChecks() {}

  static List<Check> all() {
    return List.of(board(SerialPorts.plugged(PortName.parse("usb"))), pins());
  }

  static Check board(List<String> ports) {
    return ports.isEmpty()
        ? Check.absent(
            "sensor-board",
            "no Arduino Mega 2560 is plugged in",
            "Only a board with sensors needs one; docs/hands.md tells how to build it.")
        : Check.ok("sensor-board", "an Arduino Mega 2560 at " + String.join(", ", ports));
  }

  private static Check pins() {
    try {
      PiPins.check();
      return Check.ok("pins", "there are some, and they may be used");
    } catch (PinProblem e) {
      return Check.absent("pins", "none that can be used", e.getMessage());
    }
  }
}

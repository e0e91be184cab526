package org.lunartable.kiosk.cli.doctor;

import java.nio.file.Path;
import java.util.List;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.hardware.pi.PiPins;

/** Sensor board and pins. Neither is opened: that would reset a board that is in use. */
final class HandsChecks {

  private HandsChecks() {}

  static List<Check> all() {
    return List.of(
        board(SerialPorts.plugged(PortName.parse("usb"))),
        new PinsCheck(Path.of("/"), PiPins::check).check());
  }

  static Check board(List<String> ports) {
    return ports.isEmpty()
        ? Check.absent(
            "sensor-board",
            "no Arduino Mega 2560 is plugged in",
            "Only a board with sensors needs one; docs/hands.md tells how to build it.")
        : Check.ok("sensor-board", "an Arduino Mega 2560 at " + String.join(", ", ports));
  }
}

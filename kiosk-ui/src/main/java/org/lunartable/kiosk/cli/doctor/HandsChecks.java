package org.lunartable.kiosk.cli.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.engine.screen.Text;
import org.lunartable.hardware.pi.PiPins;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/**
 * Sensor board and pins. A kiosk that is running has them open and is asked; else it is only looked
 * whether they are there.
 */
record HandsChecks(RunningKiosk kiosk) {

  private static final String BOARD = "sensor-board";
  private static final String PANEL = "panel";

  List<Check> all() {
    List<Check> told = told("/api/machine/hands");
    List<Check> checks = new ArrayList<>();
    if (isAbout(told, BOARD)) {
      told.stream().filter(check -> !check.name().startsWith(PANEL)).forEach(checks::add);
    } else {
      checks.add(board(SerialPorts.plugged(PortName.parse("usb"))));
    }
    checks.add(new PinsCheck(Path.of("/"), PiPins::check).check());
    told.stream().filter(check -> check.name().startsWith(PANEL)).forEach(checks::add);
    return checks;
  }

  private static boolean isAbout(List<Check> checks, String name) {
    return checks.stream().anyMatch(check -> check.name().equals(name));
  }

  private List<Check> told(String path) {
    return kiosk.get(path).map(HandsChecks::read).orElse(List.of());
  }

  /** The parts that a kiosk tells of; none when it is none that could. */
  static List<Check> read(byte[] answer) {
    try {
      return Json.readObject(answer).get("parts") instanceof List<?> parts
          ? parts.stream().map(part -> Check.read((Map<?, ?>) part)).toList()
          : List.of();
    } catch (BadJson other) {
      return List.of();
    }
  }

  static Check board(List<String> ports) {
    return ports.isEmpty()
        ? Check.absent(
            BOARD, Text.of("doctor.sensor-board.none"), Text.of("doctor.sensor-board.none.help"))
        : Check.ok(BOARD, Text.of("doctor.sensor-board.found", "ports", String.join(", ", ports)));
  }
}

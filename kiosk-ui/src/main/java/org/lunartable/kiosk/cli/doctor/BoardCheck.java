package org.lunartable.kiosk.cli.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.kiosk.assembly.hands.BoardParts;

/**
 * Lets the sensor board test itself: by the kiosk that has it, else over its port, which resets an
 * Arduino. Nothing is muted by it.
 *
 * @param port where the board is set to be; one that is only plugged in may be somebody else's
 */
record BoardCheck(RunningKiosk kiosk, Optional<PortName> port) {

  /** What came of it; with how the board is where no kiosk tells that. */
  List<Check> all() {
    Optional<byte[]> answer = kiosk.post("/api/machine/board-test", "{\"empty\":false}");
    if (answer.isPresent()) {
      return HandsChecks.read(answer.get());
    }
    return kiosk.health().isPresent() ? List.of() : port.map(BoardCheck::open).orElse(List.of());
  }

  private static List<Check> open(PortName port) {
    try (SensorBoard board = new SensorBoard(new SerialPorts(port))) {
      board.start(event -> true);
      BoardParts parts = new BoardParts(board);
      List<Check> checks = new ArrayList<>(Tried.health(parts));
      if (board.health().filter(health -> health.link().working()).isPresent()) {
        parts.testBoard(false).map(Tried::checks).ifPresent(checks::addAll);
      }
      return checks;
    }
  }
}

package org.lunartable.kiosk.cli.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
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

  /** An Arduino says nothing for two seconds after a reset. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(5);

  private static final long GLANCE_MILLIS = 20;

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
      awaitHealth(board);
      BoardParts parts = new BoardParts(board);
      List<Check> checks = new ArrayList<>();
      parts.parts().forEach(part -> checks.add(Check.read(part.fields())));
      if (board.health().filter(health -> health.link().working()).isPresent()) {
        parts
            .testBoard(false)
            .ifPresent(all -> all.forEach(part -> checks.add(Check.read(part.fields()))));
      }
      return checks;
    }
  }

  /** Waits until it is known how the board is. */
  private static void awaitHealth(SensorBoard board) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    try {
      while (System.nanoTime() < end && board.health().isEmpty()) {
        Thread.sleep(GLANCE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

package org.lunartable.kiosk.cli.doctor;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.lunartable.kiosk.assembly.hands.HandHealth;
import org.lunartable.kiosk.web.HandsDesk.PartState;

/** How a device is that the doctor has just started itself. */
final class Tried {

  /** An Arduino says nothing for two seconds after a reset. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(5);

  private static final long GLANCE_MILLIS = 20;

  private Tried() {}

  /** What is known of its parts, once anything is; nothing when that takes too long. */
  static List<Check> health(HandHealth device) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    try {
      while (System.nanoTime() < end && device.parts().isEmpty()) {
        Thread.sleep(GLANCE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return checks(device.parts());
  }

  /** The same parts as the doctor tells them. */
  static List<Check> checks(List<PartState> parts) {
    return parts.stream().map(part -> Check.read(part.fields())).toList();
  }
}

package org.lunartable.kiosk.cli.doctor;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.lunartable.hardware.Panel;
import org.lunartable.hardware.Wiring;
import org.lunartable.hardware.pi.PiPins;
import org.lunartable.kiosk.assembly.hands.PanelParts;

/**
 * Takes the pins of the panel that the settings ask for, and gives them back; a kiosk that is
 * running has them, and is asked instead.
 *
 * @param wiring of the panel; empty when the settings ask for none
 */
record PanelCheck(RunningKiosk kiosk, Optional<Wiring> wiring) {

  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(5);
  private static final long GLANCE_MILLIS = 20;

  List<Check> all() {
    return kiosk.health().isPresent() ? List.of() : wiring.map(PanelCheck::open).orElse(List.of());
  }

  private static List<Check> open(Wiring wiring) {
    try (Panel panel = new Panel(wiring, PiPins::open)) {
      panel.start(event -> true);
      awaitHealth(panel);
      return new PanelParts(panel).parts().stream().map(part -> Check.read(part.fields())).toList();
    }
  }

  /** Waits until it is known how the panel is. */
  private static void awaitHealth(Panel panel) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    try {
      while (System.nanoTime() < end && panel.health().isEmpty()) {
        Thread.sleep(GLANCE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

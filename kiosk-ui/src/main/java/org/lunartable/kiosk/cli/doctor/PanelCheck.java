package org.lunartable.kiosk.cli.doctor;

import java.util.List;
import java.util.Optional;
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

  List<Check> all() {
    return kiosk.health().isPresent() ? List.of() : wiring.map(PanelCheck::open).orElse(List.of());
  }

  private static List<Check> open(Wiring wiring) {
    try (Panel panel = new Panel(wiring, PiPins::open)) {
      panel.start(event -> true);
      return Tried.health(new PanelParts(panel));
    }
  }
}

package org.lunartable.kiosk.assembly.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.lunartable.engine.screen.Text;
import org.lunartable.hardware.Panel;
import org.lunartable.hardware.PanelHealth;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.Pin;
import org.lunartable.hardware.PinProblem;
import org.lunartable.kiosk.web.HandsDesk.PartState;
import org.lunartable.kiosk.web.HandsDesk.State;

/** What people are told of the panel on the pins: of the whole, and of each part that fails. */
public final class PanelParts implements HandHealth {

  private static final String NAME = "panel";

  private final Panel panel;

  /** Tells of this panel. */
  public PanelParts(Panel panel) {
    this.panel = panel;
  }

  @Override
  public List<PartState> parts() {
    return panel
        .health()
        .map(health -> of(health, part -> panel.wiring().pin(part).orElseThrow()))
        .orElse(List.of());
  }

  /** Where a part is. */
  interface Places {
    /** The pin of a part that is wired. */
    Pin pin(Part part);
  }

  static List<PartState> of(PanelHealth health, Places places) {
    if (health.whole().isPresent()) {
      PinProblem.Kind kind = health.whole().get();
      return List.of(PartState.unwell(NAME, State.FAIL, said(kind), help(kind)));
    } else if (health.troubles().isEmpty()) {
      return List.of(PartState.well(NAME, Text.of("hands.panel.well")));
    }
    List<PartState> parts = new ArrayList<>();
    Map<Part, PinProblem.Kind> troubles = new TreeMap<>(health.troubles());
    parts.add(
        PartState.unwell(
            NAME,
            State.WARN,
            Text.of("hands.panel.some", "count", troubles.size()),
            Text.of("hands.panel.some.help")));
    troubles.forEach((part, kind) -> parts.add(part(part, places.pin(part), kind)));
    return parts;
  }

  private static PartState part(Part part, Pin pin, PinProblem.Kind kind) {
    Text name = Text.of("hands.part." + part.text());
    Text said =
        new Text("hands.pin", Map.of("part", name, "pin", pin.bcm(), "trouble", said(kind)));
    return PartState.unwell(NAME + "-" + part.text(), State.FAIL, said, help(kind));
  }

  private static Text said(PinProblem.Kind kind) {
    return Text.of("hands.pin." + word(kind));
  }

  /** What to do about such a trouble with pins. */
  public static Text help(PinProblem.Kind kind) {
    return Text.of("hands.pin." + word(kind) + ".help");
  }

  private static String word(PinProblem.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package org.lunartable.engine.homeonlagrange.view;

import java.util.List;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.screen.Text;

/** The Admiral's abilities in words (HL-11). */
public final class Abilities {

  private Abilities() {}

  /** Those that a station gives. */
  public static List<Text> of(Station station) {
    return ModuleType.ALL.stream()
        .filter(station::gives)
        .map(type -> Text.of("ability." + type.text()))
        .toList();
  }
}

package org.lunartable.kiosk.web;

import java.util.List;
import org.lunartable.kiosk.settings.Settings;
import org.lunartable.kiosk.texts.Languages;

/** The settings and what can be chosen from. */
record SettingsMessage(Settings settings, List<String> languages) {

  /** Phones get to know how to speak and move, but not who has played here and by which rules. */
  static SettingsMessage of(Settings now, Visitor visitor) {
    Settings told =
        visitor.role() == Role.TABLE
            ? now
            : new Settings(
                now.language(),
                now.sound(),
                now.voice(),
                now.motion(),
                now.welcomed(),
                List.of(),
                List.of());
    return new SettingsMessage(told, Languages.ALL);
  }
}

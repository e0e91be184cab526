package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.Map;

/** Where the journal is kept when nobody says otherwise. */
final class DataHome {

  private DataHome() {}

  /**
   * The folder: {@code LUNAR_DATA}, else {@code lunar-table} in {@code XDG_DATA_HOME}, else in
   * {@code .local/share} of the home folder. Empty variables count as missing, and so does a
   * relative {@code XDG_DATA_HOME}, as its specification asks.
   */
  static Path folder(Map<String, String> environment) {
    return folder(environment, home(environment));
  }

  /** The caller's home; Java's own idea of it leaves {@code HOME} unasked. */
  private static Path home(Map<String, String> environment) {
    String own = environment.getOrDefault("HOME", "");
    boolean usable = !own.isBlank() && Path.of(own).isAbsolute();
    return Path.of(usable ? own : System.getProperty("user.home"));
  }

  static Path folder(Map<String, String> environment, Path home) {
    String own = environment.getOrDefault("LUNAR_DATA", "");
    if (!own.isBlank()) {
      return Path.of(own);
    }
    String shared = environment.getOrDefault("XDG_DATA_HOME", "");
    boolean usable = !shared.isBlank() && Path.of(shared).isAbsolute();
    Path base = usable ? Path.of(shared) : home.resolve(".local").resolve("share");
    return base.resolve("lunar-table");
  }
}

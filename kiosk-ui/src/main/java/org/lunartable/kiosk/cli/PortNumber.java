package org.lunartable.kiosk.cli;

import java.util.Optional;

/** The kiosk's port, from the command line or the settings file. */
final class PortNumber {

  private static final int USUAL = 8080;
  private static final int LAST = 65_535;

  private PortNumber() {}

  /**
   * The port that is chosen, else 8080.
   *
   * @param least 0 where any free port will do, else 1
   * @throws CliProblem when it is no port
   */
  static int of(Optional<Setting> chosen, int least) {
    return chosen.map(setting -> setting.read(text -> read(text, least))).orElse(USUAL);
  }

  private static int read(String text, int least) {
    int port = text.matches("\\d{1,5}") ? Integer.parseInt(text) : -1;
    if (port < least || port > LAST) {
      throw new IllegalArgumentException(
          "'%s' is no port; give a number from %d to %d.".formatted(text, least, LAST));
    }
    return port;
  }
}

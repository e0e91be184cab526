package org.lunartable.kiosk.assembly;

import java.nio.file.Path;
import java.util.Set;

/**
 * How the kiosk is to be started.
 *
 * @param data the folder of the journal
 * @param host the address to listen on
 * @param port 0 takes any that is free
 * @param allowedHosts names besides the local ones by which pages may address the kiosk
 * @param followBoard whether the camera also follows the board
 * @param build names this build; pages made by another one reload themselves
 */
public record KioskSettings(
    Path data, String host, int port, Set<String> allowedHosts, boolean followBoard, String build) {

  public KioskSettings {
    allowedHosts = Set.copyOf(allowedHosts);
  }

  /** A kiosk whose camera looks at the die only. */
  public KioskSettings(Path data, String host, int port, Set<String> allowedHosts, String build) {
    this(data, host, port, allowedHosts, false, build);
  }
}

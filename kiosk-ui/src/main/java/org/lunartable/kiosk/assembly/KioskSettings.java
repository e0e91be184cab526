package org.lunartable.kiosk.assembly;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.lunartable.kiosk.assembly.source.CameraPlan;

/**
 * How the kiosk is to be started.
 *
 * @param data the folder of the journal
 * @param host the loopback address to listen on
 * @param port 0 takes any that is free
 * @param allowedHosts names besides the local ones by which pages may address the kiosk
 * @param build names this build; pages made by another one reload themselves
 * @param cameras which camera to look through
 * @param followBoard whether the camera also follows the board
 * @param network the address by which phones reach this machine once they are let in; empty to find
 *     it out then
 */
public record KioskSettings(
    Path data,
    String host,
    int port,
    Set<String> allowedHosts,
    String build,
    CameraPlan cameras,
    boolean followBoard,
    Optional<InetAddress> network) {

  public KioskSettings {
    allowedHosts = Set.copyOf(allowedHosts);
  }

  /** Settings under which the camera looks at the die alone. */
  public KioskSettings(
      Path data,
      String host,
      int port,
      Set<String> allowedHosts,
      String build,
      CameraPlan cameras) {
    this(data, host, port, allowedHosts, build, cameras, false, Optional.empty());
  }

  /** The same for phones that come by this address. */
  public KioskSettings in(InetAddress address) {
    return new KioskSettings(
        data, host, port, allowedHosts, build, cameras, followBoard, Optional.of(address));
  }
}

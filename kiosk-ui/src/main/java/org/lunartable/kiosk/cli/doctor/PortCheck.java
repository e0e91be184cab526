package org.lunartable.kiosk.cli.doctor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a kiosk can serve its page.
 *
 * @param port where it listens
 */
record PortCheck(int port) {
  private static final String NAME = "port";

  Check check() {
    Optional<Map<String, Object>> health = new RunningKiosk(port).health();
    if (health.isPresent()) {
      return running(health.get());
    } else if (free()) {
      return Check.ok(NAME, port + " is free");
    }
    return Check.fail(
        NAME,
        port + " is in use by another program",
        "Stop that program, or start the kiosk with --port and another number.");
  }

  private Check running(Map<String, Object> health) {
    if (Boolean.FALSE.equals(health.get("ok"))) {
      return Check.fail(
          NAME,
          port + " has a kiosk that stands still: " + health.get("troubles"),
          "Start the kiosk again; the game goes on where it was.");
    } else if (Boolean.FALSE.equals(health.get("saved"))) {
      return Check.warn(
          NAME,
          port + " has a kiosk that cannot save its game just now",
          "Look after the disk before you switch the kiosk off; its screen says what is wrong.");
    }
    return Check.ok(NAME, port + " has a kiosk that is running");
  }

  private boolean free() {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}

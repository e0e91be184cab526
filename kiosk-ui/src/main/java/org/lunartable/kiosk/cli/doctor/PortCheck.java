package org.lunartable.kiosk.cli.doctor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;

/**
 * Whether a kiosk can serve its page.
 *
 * @param port where it listens
 */
record PortCheck(int port) {
  private static final String NAME = "port";

  Check check() {
    if (new RunningKiosk(port).answers()) {
      return Check.ok(NAME, port + " has a kiosk that is running");
    } else if (free()) {
      return Check.ok(NAME, port + " is free");
    }
    return Check.fail(
        NAME,
        port + " is in use by another program",
        "Stop that program, or start the kiosk with --port and another number.");
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

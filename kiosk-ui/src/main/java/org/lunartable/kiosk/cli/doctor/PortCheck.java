package org.lunartable.kiosk.cli.doctor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.screen.Text;

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
      return Check.ok(NAME, told("doctor.port.free"));
    }
    return Check.fail(NAME, told("doctor.port.taken"), Text.of("doctor.port.taken.help"));
  }

  private Text told(String key) {
    return Text.of(key, "port", port);
  }

  private Check running(Map<String, Object> health) {
    if (Boolean.FALSE.equals(health.get("ok"))) {
      return Check.fail(
          NAME,
          Text.of(
              "doctor.port.still",
              "port",
              port,
              "troubles",
              String.valueOf(health.get("troubles"))),
          Text.of("doctor.port.still.help"));
    } else if (Boolean.FALSE.equals(health.get("saved"))) {
      return Check.warn(NAME, told("doctor.port.unsaved"), Text.of("doctor.port.unsaved.help"));
    }
    return Check.ok(NAME, told("doctor.port.runs"));
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

package org.lunartable.kiosk.cli.doctor;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * Whether a kiosk can serve its page.
 *
 * @param port where it listens
 */
record PortCheck(int port) {
  private static final String NAME = "port";
  private static final int PATIENCE_MILLIS = 1500;
  private static final int LONGEST = 1000;

  Check check() {
    if (answers()) {
      return Check.ok(NAME, port + " has a kiosk that is running");
    } else if (free()) {
      return Check.ok(NAME, port + " is free");
    }
    return Check.fail(
        NAME,
        port + " is in use by another program",
        "Stop that program, or start the kiosk with --port and another number.");
  }

  private boolean answers() {
    try {
      URI health = URI.create("http://127.0.0.1:" + port + "/health");
      HttpURLConnection connection = (HttpURLConnection) health.toURL().openConnection();
      connection.setConnectTimeout(PATIENCE_MILLIS);
      connection.setReadTimeout(PATIENCE_MILLIS);
      connection.setInstanceFollowRedirects(false);
      try {
        return connection.getResponseCode() == 200 && isKiosk(connection.getInputStream());
      } finally {
        connection.disconnect();
      }
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isKiosk(InputStream health) throws IOException {
    return new String(health.readNBytes(LONGEST), StandardCharsets.UTF_8).contains("\"build\"");
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

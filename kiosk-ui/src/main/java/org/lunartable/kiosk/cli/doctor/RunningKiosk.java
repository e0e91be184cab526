package org.lunartable.kiosk.cli.doctor;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A kiosk on this machine, if one is running.
 *
 * @param port where it listens
 */
record RunningKiosk(int port) {
  private static final int PATIENCE_MILLIS = 1500;
  private static final int LONGEST = 64 << 20;

  /** Whether what listens there is a kiosk. */
  boolean answers() {
    return get("/health")
        .filter(health -> new String(health, StandardCharsets.UTF_8).contains("\"build\""))
        .isPresent();
  }

  /** What it answers; empty unless that is 200. */
  Optional<byte[]> get(String path) {
    try {
      URI address = URI.create("http://127.0.0.1:" + port + path);
      HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
      connection.setConnectTimeout(PATIENCE_MILLIS);
      connection.setReadTimeout(PATIENCE_MILLIS);
      connection.setInstanceFollowRedirects(false);
      try {
        return connection.getResponseCode() == 200
            ? Optional.of(read(connection))
            : Optional.empty();
      } finally {
        connection.disconnect();
      }
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static byte[] read(HttpURLConnection connection) throws IOException {
    try (InputStream body = connection.getInputStream()) {
      return body.readNBytes(LONGEST);
    }
  }
}

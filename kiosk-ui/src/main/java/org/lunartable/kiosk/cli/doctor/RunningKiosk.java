package org.lunartable.kiosk.cli.doctor;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/**
 * A kiosk on this machine, if one is running.
 *
 * @param port where it listens
 */
record RunningKiosk(int port) {
  private static final int UNWELL = 503;
  private static final int PATIENCE_MILLIS = 1500;
  private static final int LONG_PATIENCE_MILLIS = 6000;
  private static final int LONGEST = 64 << 20;

  /** How it is, as {@code /health} tells; empty when what listens there is no kiosk. */
  Optional<Map<String, Object>> health() {
    try {
      Optional<byte[]> answer = get("/health", Set.of(200, UNWELL));
      return answer.isEmpty()
          ? Optional.empty()
          : Optional.of(Json.readObject(answer.get()))
              .filter(health -> health.containsKey("build"));
    } catch (BadJson other) {
      return Optional.empty();
    }
  }

  /** What it answers; empty unless that is 200. */
  Optional<byte[]> get(String path) {
    return get(path, Set.of(200));
  }

  private Optional<byte[]> get(String path, Set<Integer> expected) {
    return answer(path, expected, PATIENCE_MILLIS, connection -> {});
  }

  /** What it answers to this; empty unless that is 200. It may take some seconds. */
  Optional<byte[]> post(String path, String json) {
    return answer(
        path,
        Set.of(200),
        LONG_PATIENCE_MILLIS,
        connection -> {
          connection.setRequestMethod("POST");
          connection.setRequestProperty("Content-Type", "application/json");
          connection.setDoOutput(true);
          try (OutputStream body = connection.getOutputStream()) {
            body.write(json.getBytes(StandardCharsets.UTF_8));
          }
        });
  }

  /** Says what is asked. */
  private interface Asking {
    void of(HttpURLConnection connection) throws IOException;
  }

  private Optional<byte[]> answer(String path, Set<Integer> expected, int patience, Asking asking) {
    try {
      URI address = URI.create("http://127.0.0.1:" + port + path);
      HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
      connection.setConnectTimeout(PATIENCE_MILLIS);
      connection.setReadTimeout(patience);
      connection.setInstanceFollowRedirects(false);
      try {
        asking.of(connection);
        return expected.contains(connection.getResponseCode())
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
    InputStream error = connection.getErrorStream();
    try (InputStream body = error == null ? connection.getInputStream() : error) {
      return body.readNBytes(LONGEST);
    }
  }
}

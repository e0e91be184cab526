package org.lunartable.kiosk.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/** A page without a browser. */
final class Client {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final String host;
  private final int port;
  private String cookie = "";

  Client(int port) {
    this("127.0.0.1", port);
  }

  Client(String host, int port) {
    this.host = host;
    this.port = port;
  }

  /** Shows this cookie, written as {@code name=value}, from now on. */
  Client showing(String shown) {
    cookie = shown;
    return this;
  }

  /** An answer with its JSON, empty when it has none. */
  record Answer(int status, Map<String, Object> json, HttpResponse<byte[]> raw) {

    Object at(String... path) {
      Object value = json;
      for (String step : path) {
        value = ((Map<?, ?>) value).get(step);
      }
      return value;
    }

    String text() {
      return new String(raw.body(), StandardCharsets.UTF_8);
    }

    long number() {
      return ((Number) json.get("number")).longValue();
    }
  }

  HttpRequest.Builder request(String path) {
    URI address = URI.create("http://" + host + ":" + port + path);
    HttpRequest.Builder request = HttpRequest.newBuilder(address).timeout(PATIENCE);
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  Answer get(String path) throws IOException, InterruptedException {
    return send(request(path));
  }

  Answer post(String path, String json) throws IOException, InterruptedException {
    return post(path, "application/json", BodyPublishers.ofString(json));
  }

  Answer post(String path, String type, BodyPublisher body)
      throws IOException, InterruptedException {
    return send(request(path).header("Content-Type", type).POST(body));
  }

  Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
    HttpResponse<byte[]> raw = HTTP.send(request.build(), BodyHandlers.ofByteArray());
    String type = raw.headers().firstValue("Content-Type").orElse("");
    boolean json = type.startsWith("application/json") && isPlain(raw) && raw.body().length > 0;
    return new Answer(raw.statusCode(), json ? parse(raw.body()) : Map.of(), raw);
  }

  private static boolean isPlain(HttpResponse<byte[]> raw) {
    return raw.headers().firstValue("Content-Encoding").isEmpty();
  }

  static Map<String, Object> parse(byte[] json) {
    try {
      return Json.readObject(json);
    } catch (BadJson bad) {
      throw new AssertionError(bad);
    }
  }

  /** The stream of screens. */
  Events stream() throws IOException, InterruptedException {
    HttpRequest request = request("/api/stream").header("Accept", "text/event-stream").build();
    HttpResponse<InputStream> raw = HTTP.send(request, BodyHandlers.ofInputStream());
    return new Events(
        raw, new BufferedReader(new InputStreamReader(raw.body(), StandardCharsets.UTF_8)));
  }

  /** Reads event after event; waits for each. */
  record Events(HttpResponse<InputStream> raw, BufferedReader lines) implements AutoCloseable {

    /** The next screen. */
    Map<String, Object> next() throws IOException {
      return next("screen");
    }

    /** The next event of this name. */
    Map<String, Object> next(String name) throws IOException {
      String event = null;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("event:")) {
          event = line.substring(6).trim();
        } else if (line.startsWith("data:") && name.equals(event)) {
          return parse(line.substring(5).trim().getBytes(StandardCharsets.UTF_8));
        }
      }
      throw new IOException("the stream ended");
    }

    /** Reads until the server ends the stream. */
    boolean ends() {
      try {
        while (lines.readLine() != null) {}
        return true;
      } catch (IOException closed) {
        return true;
      }
    }

    @Override
    public void close() {
      try {
        raw.body().close();
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }
}

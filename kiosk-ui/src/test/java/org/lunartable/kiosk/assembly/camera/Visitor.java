package org.lunartable.kiosk.assembly.camera;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/** A page of a running kiosk, without a browser. */
final class Visitor {

  private static final long PATIENCE_NANOS = Duration.ofSeconds(90).toNanos();

  private static final long PAUSE_NANOS = Duration.ofMillis(60).toNanos();

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final Kiosk kiosk;

  Visitor(Kiosk kiosk) {
    this.kiosk = kiosk;
  }

  /** What came back; the JSON is empty where there is none. */
  record Answer(int status, Map<String, Object> json, HttpResponse<byte[]> raw) {

    byte[] body() {
      return raw.body();
    }

    Object at(String... path) {
      Object value = json;
      for (String step : path) {
        value = value == null ? null : ((Map<?, ?>) value).get(step);
      }
      return value;
    }

    List<?> list(String... path) {
      return (List<?>) at(path);
    }

    String error() {
      return String.valueOf(at("error", "message"));
    }
  }

  Answer get(String path) throws Exception {
    return send(request(path));
  }

  Answer post(String path, String json) throws Exception {
    return post(path, "application/json", json);
  }

  Answer post(String path, String type, String body) throws Exception {
    return send(request(path).header("Content-Type", type).POST(BodyPublishers.ofString(body)));
  }

  /** Asks what the camera sees until it is so. */
  Answer await(String what, Predicate<Answer> wanted) throws Exception {
    long end = System.nanoTime() + PATIENCE_NANOS;
    Answer answer = get("/api/camera");
    while (!wanted.test(answer)) {
      if (System.nanoTime() > end) {
        throw new AssertionError("never " + what + ", but " + answer.json());
      }
      LockSupport.parkNanos(PAUSE_NANOS);
      answer = get("/api/camera");
    }
    return answer;
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + kiosk.port() + path))
        .timeout(Duration.ofSeconds(30));
  }

  private Answer send(HttpRequest.Builder request)
      throws IOException, InterruptedException, BadJson {
    HttpResponse<byte[]> raw = http.send(request.build(), BodyHandlers.ofByteArray());
    String type = raw.headers().firstValue("Content-Type").orElse("");
    boolean plain = raw.headers().firstValue("Content-Encoding").isEmpty();
    Map<String, Object> json =
        type.startsWith("application/json") && plain ? Json.readObject(raw.body()) : Map.of();
    return new Answer(raw.statusCode(), json, raw);
  }
}

package org.lunartable.kiosk.assembly;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.lunartable.engine.screen.Block;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraPlan;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.SourceState;

/** A kiosk that looks through a real camera while a game waits for a roll. */
final class RealCamera implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HttpClient http = HttpClient.newHttpClient();
  private final Kiosk kiosk;
  private final ScreenFeed.Subscription screens;

  RealCamera(Path data, CameraName camera) throws KioskProblem {
    kiosk =
        Kiosk.start(
            new KioskSettings(
                data, "127.0.0.1", 0, Set.of(), "test-1", CameraPlan.SIMULATED.with(camera)));
    screens = kiosk.screens().subscribe();
    post("/api/games", "{\"game\":\"lunar-command\",\"setup\":{}}");
  }

  /** What it answers, which is to be 200. */
  String post(String path, String json) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  /** What it answers, which is to be 200. */
  String get(String path) {
    return send(request(path));
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + kiosk.port() + path));
  }

  private String send(HttpRequest.Builder request) {
    return body(request, BodyHandlers.ofString());
  }

  private <T> T body(HttpRequest.Builder request, BodyHandler<T> handler) {
    try {
      HttpResponse<T> answer = http.send(request.build(), handler);
      assertThat(answer.statusCode()).as("%s", answer.body()).isEqualTo(200);
      return answer.body();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** How many of the frames in which something moved the kiosk looked at in a second. */
  double framesASecond() throws IOException, BadJson {
    List<Double> seconds = new ArrayList<>();
    byte[] zip = body(request("/api/camera/recent.zip"), BodyHandlers.ofByteArray());
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (entry.getName().equals("frames.jsonl")) {
          for (String line : new String(in.readAllBytes(), UTF_8).lines().toList()) {
            seconds.add(((Number) Json.readObject(line).get("seconds")).doubleValue());
          }
        }
      }
    }
    return (seconds.size() - 1) / (seconds.get(seconds.size() - 1) - seconds.get(0));
  }

  Published now() {
    return kiosk.screens().current();
  }

  /** Waits until the newest screen is like this. */
  Published await(String what, Predicate<Published> wanted) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!wanted.test(now())) {
      Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
      if (screens.next(left).isEmpty()) {
        throw new AssertionError("never " + what + ": " + now());
      }
    }
    return now();
  }

  Published awaitCamera(boolean works) throws InterruptedException {
    return await(works ? "a camera" : "a camera that is missed", now -> works(now, works));
  }

  private static boolean works(Published now, boolean works) {
    return now.sources().stream()
        .filter(source -> source.name().equals(DieCamera.NAME))
        .anyMatch(source -> source.working() == works);
  }

  /** What the screen says about the camera. */
  String cameraDetail() {
    return now().sources().stream()
        .filter(source -> source.name().equals(DieCamera.NAME))
        .map(SourceState::detail)
        .findFirst()
        .orElse("");
  }

  static boolean rolled(Published screen) {
    return screen.die().flatMap(Block.Die::top).isPresent();
  }

  /** Whether a roll lies on the table as the game sees it. */
  boolean rolled() {
    return rolled(now());
  }

  boolean cameraWorks() {
    return works(now(), true);
  }

  @Override
  public void close() {
    screens.close();
    kiosk.close();
  }
}

package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.kiosk.assembly.source.CameraPlan;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.SourceState;

/** The whole kiosk over HTTP: the picture of a simulated die becomes a roll on the screen. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class KioskTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int SECONDS_A_THROW = 5;
  private static final String NEW_GAME = "{\"game\":\"lunar-command\",\"setup\":{}}";

  @TempDir Path folder;

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private Kiosk kiosk;

  @BeforeEach
  void start() throws KioskProblem {
    kiosk =
        Kiosk.start(
            new KioskSettings(folder, "127.0.0.1", 0, Set.of(), "test-1", CameraPlan.SIMULATED));
  }

  @AfterEach
  void stop() {
    kiosk.close();
  }

  @Test
  void aThrowOfTheSimulatedDieArrivesAsARollOnTheStream() throws Exception {
    awaitCamera();
    post("/api/games", NEW_GAME);
    HttpResponse<InputStream> stream =
        http.send(
            request("/api/stream").header("Accept", "text/event-stream").build(),
            BodyHandlers.ofInputStream());
    assertThat(stream.statusCode()).isEqualTo(200);
    try (BufferedReader lines = reader(stream.body())) {
      assertThat(throwAgainAndAgain(() -> awaitRoll(lines))).containsEntry("simulated", true);
    }
  }

  /** A busy machine sees too few pictures of some throws. */
  private Map<String, Object> throwAgainAndAgain(Callable<Map<String, Object>> awaited)
      throws Exception {
    ScheduledExecutorService thrower = Executors.newSingleThreadScheduledExecutor();
    try {
      ScheduledFuture<?> throwing =
          thrower.scheduleAtFixedRate(this::throwDie, 0, SECONDS_A_THROW, TimeUnit.SECONDS);
      Map<String, Object> result = awaited.call();
      assertThat(throwing.isDone()).as("throwing failed").isFalse();
      return result;
    } finally {
      thrower.shutdownNow();
    }
  }

  private void throwDie() {
    try {
      assertThat(post("/api/throw", "{}").statusCode()).isEqualTo(200);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aPictureOfTheDieThatSomebodySendsIsARoll() throws Exception {
    post("/api/games", NEW_GAME);
    byte[] jpeg = new SimulatedTable(9, SimulatedFrames.EMPTY, Die.CLASSIC).frame(0);

    HttpResponse<byte[]> answer = picture(BodyPublishers.ofByteArray(jpeg));

    assertThat(answer.statusCode()).isEqualTo(200);
    Map<String, Object> json = Json.readObject(answer.body());
    assertThat((Map<?, ?>) json.get("reading"))
        .extracting(Map::keySet)
        .asInstanceOf(InstanceOfAssertFactories.iterable(Object.class))
        .containsExactlyInAnyOrder("quadrants", "faces", "colours");
    Published now = kiosk.screens().current();
    assertThat(now.number()).isGreaterThanOrEqualTo(((Number) json.get("number")).longValue());
    assertThat(now.die().orElseThrow().top()).isPresent();
  }

  @Test
  void aFileThatIsNoPictureIsAnsweredWithASentence() throws Exception {
    post("/api/games", NEW_GAME);
    HttpResponse<byte[]> answer = picture(BodyPublishers.ofString("no picture"));
    assertThat(answer.statusCode()).isEqualTo(422);
    assertThat(Json.readObject(answer.body()))
        .containsEntry("reading", null)
        .containsEntry("reason", "bad-image");
  }

  @Test
  void theCamerasNewestPictureMayBeLookedAt() throws Exception {
    awaitCamera();
    HttpResponse<byte[]> answer =
        http.send(request("/api/camera.jpg").build(), BodyHandlers.ofByteArray());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).startsWith(0xFF, 0xD8, 0xFF);
  }

  @Test
  void aSecondKioskInTheSameFolderIsRefusedAndAClosedOneMakesRoom() throws KioskProblem {
    KioskSettings same =
        new KioskSettings(folder, "127.0.0.1", 0, Set.of(), "test-1", CameraPlan.SIMULATED);
    assertThatThrownBy(() -> Kiosk.start(same))
        .isInstanceOf(KioskProblem.class)
        .hasMessageContaining("in use");
    kiosk.close();
    kiosk = Kiosk.start(same);
    assertThat(kiosk.port()).isPositive();
  }

  private void awaitCamera() throws InterruptedException {
    try (ScreenFeed.Subscription screens = kiosk.screens().subscribe()) {
      while (true) {
        Published next = screens.next(PATIENCE).orElseThrow();
        if (next.sources().contains(new SourceState("camera", true, "the simulated table"))) {
          return;
        }
      }
    }
  }

  /** The first screen with a roll. */
  private static Map<String, Object> awaitRoll(BufferedReader lines) throws Exception {
    int beats = 0;
    while (true) {
      String line = lines.readLine();
      assertThat(line).as("a line of the stream").isNotNull();
      if (line.startsWith("event: beat")) {
        beats++;
        assertThat(beats).as("heartbeats without a roll").isLessThan(10);
      } else if (line.startsWith("data: {\"number")) {
        Map<String, Object> screen = Json.readObject(line.substring("data:".length()));
        if (kinds(screen).contains("rolled")) {
          return screen;
        }
      }
    }
  }

  private static List<Object> kinds(Map<String, Object> screen) {
    return ((List<?>) screen.get("happenings"))
        .stream().map(happening -> (Object) ((Map<?, ?>) happening).get("kind")).toList();
  }

  private HttpResponse<byte[]> post(String path, String json)
      throws IOException, InterruptedException {
    return send(path, "application/json", BodyPublishers.ofString(json));
  }

  private HttpResponse<byte[]> picture(BodyPublisher body)
      throws IOException, InterruptedException {
    return send("/api/die-picture", "image/jpeg", body);
  }

  private HttpResponse<byte[]> send(String path, String type, BodyPublisher body)
      throws IOException, InterruptedException {
    return http.send(
        request(path).header("Content-Type", type).POST(body).build(), BodyHandlers.ofByteArray());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + kiosk.port() + path))
        .timeout(PATIENCE);
  }

  private static BufferedReader reader(InputStream in) {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }
}

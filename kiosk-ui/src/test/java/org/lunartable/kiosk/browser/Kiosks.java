package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.assembly.KioskProblem;
import org.lunartable.kiosk.assembly.KioskSettings;
import org.lunartable.kiosk.assembly.hands.Hand;
import org.lunartable.kiosk.assembly.source.CameraPlan;
import org.lunartable.kiosk.cli.doctor.Check;
import org.lunartable.kiosk.cli.doctor.Doctor;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.SourceState;

/** The kiosk under test: the real one, with the simulated table, on a port of its own. */
final class Kiosks implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Where phones come in: an address of this machine, and yet not the table's own. */
  private static final String NETWORK = "127.0.0.2";

  private final HttpClient http = HttpClient.newHttpClient();
  private final Path folder;
  private Path data;
  private Kiosk kiosk;
  private int port;

  private Kiosks(Path folder) {
    this.folder = folder;
  }

  /** Starts a kiosk without games in a folder; its camera works when this returns. */
  static Kiosks start(Path folder) {
    Kiosks started = new Kiosks(folder);
    started.startFresh();
    return started;
  }

  private void startFresh() {
    try {
      data = Files.createTempDirectory(folder, "data");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    startAgain();
  }

  /** Goes on without the games so far. */
  void forgetGames() {
    stop();
    startFresh();
  }

  /** Where its games are kept. */
  Path data() {
    return data;
  }

  /** Starts the kiosk on the port and with the data of the one before. */
  void startAgain() {
    startWith(CameraPlan.SIMULATED);
    awaitCamera();
  }

  /** The same, and the camera follows the board. */
  void startFollowing() {
    startFollowing(CameraPlan.SIMULATED);
    awaitCamera();
  }

  /** The same with another camera, which need not work. */
  void startFollowing(CameraPlan cameras) {
    start(cameras, true);
  }

  /** A kiosk with another camera for the die, which need not work. */
  void startWith(CameraPlan cameras) {
    start(cameras, false);
  }

  private void start(CameraPlan cameras, boolean followBoard) {
    try {
      kiosk =
          Kiosk.start(
              new KioskSettings(
                      data,
                      "127.0.0.1",
                      port,
                      Set.of(),
                      "test-1",
                      cameras,
                      followBoard,
                      Optional.empty(),
                      this::checks)
                  .in(InetAddress.getByName(NETWORK)));
    } catch (KioskProblem | UnknownHostException e) {
      throw new IllegalStateException(e);
    }
    port = kiosk.port();
  }

  /** What the doctor finds, as the program of the kiosk tells it. */
  private List<Map<String, Object>> checks() {
    return Doctor.checks("1", data, port, Optional.empty()).stream()
        .map(Check::pageFields)
        .toList();
  }

  /** Adds a device with buttons, lamps or sensors. */
  void add(Supplier<Hand> maker) {
    kiosk.add(maker);
  }

  void stop() {
    kiosk.close();
  }

  @Override
  public void close() {
    stop();
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + port + "/");
  }

  /** Where phones find it once they may come. */
  URI addressForPhones() {
    return URI.create("http://" + NETWORK + ":" + port + "/");
  }

  /** Lets phones come; gives the PIN. */
  String openToPhones() {
    return (String) read(post("/api/lan", Map.of("on", true))).get("pin");
  }

  void sendAway(int phone) {
    post("/api/lan/remove", Map.of("id", phone));
  }

  private static Map<String, Object> read(byte[] json) {
    try {
      return Json.readObject(json);
    } catch (BadJson bad) {
      throw new IllegalStateException(bad);
    }
  }

  /** The number of the screen on show. */
  long number() {
    return now().number();
  }

  Published now() {
    return kiosk.screens().current();
  }

  /** All the screens it shows. */
  ScreenFeed screens() {
    return kiosk.screens();
  }

  /** Rolls the electronic die, as a touch on the page does. */
  void roll() {
    post("/api/roll", Map.of("revision", number()));
  }

  /** What a device at the table saw. */
  void tell(TableEvent event) {
    assertThat(kiosk.inputs().accept(event)).isTrue();
  }

  /** Chooses the language of all its pages; it is no new table then. */
  void speak(String language) {
    post("/api/settings", Map.of("language", language, "welcomed", true));
  }

  /** Begins a game. */
  void begin(Map<String, Object> setup) {
    begin("lunar-command", setup);
  }

  /** Begins a game of the one with this name. */
  void begin(String game, Map<String, Object> setup) {
    post("/api/games", Map.of("game", game, "setup", setup));
  }

  /** Takes these options one after the other. */
  void play(String... options) {
    for (String option : options) {
      post("/api/choose", Map.of("revision", number(), "option", option));
    }
  }

  /** The newest picture of the die's camera, a JPEG. */
  byte[] cameraPicture() {
    return send(request("/api/camera.jpg").build());
  }

  private byte[] post(String path, Map<String, Object> body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Json.write(body)))
            .build());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(address().resolve(path)).timeout(PATIENCE);
  }

  private byte[] send(HttpRequest request) {
    try {
      HttpResponse<byte[]> answer = http.send(request, BodyHandlers.ofByteArray());
      assertThat(answer.statusCode()).as(request.uri() + " answered").isEqualTo(200);
      return answer.body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private void awaitCamera() {
    SourceState working = new SourceState("camera", true, "the simulated table");
    try (ScreenFeed.Subscription screens = kiosk.screens().subscribe()) {
      while (!screens.next(PATIENCE).orElseThrow().sources().contains(working)) {
        // The next screen may tell it.
      }
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private static IllegalStateException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new IllegalStateException(e);
  }
}

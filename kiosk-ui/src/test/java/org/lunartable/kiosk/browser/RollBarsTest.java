package org.lunartable.kiosk.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.engine.screen.Block;
import org.lunartable.hardware.Panel;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.Wiring;
import org.lunartable.kiosk.assembly.hands.Hand;
import org.lunartable.kiosk.assembly.hands.PaperPins;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.kiosk.reliability.Lateness;
import org.lunartable.kiosk.table.ScreenFeed;

/**
 * From a finger to the roll: on the screen that the table publishes, and at a client of the event
 * stream. The whole kiosk with its journal and its simulated camera; plain HTTP, no browser.
 */
@Tag("bars")
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class RollBarsTest {

  private static final int TIMES = 200;
  private static final double MOST_MILLIS = 100;

  /** Rolls during which a thread that only slept woke up so late say more of the machine. */
  private static final double CALM_MILLIS = 5;

  @TempDir Path folder;
  private final BlockingQueue<Long> published = new LinkedBlockingQueue<>();
  private final BlockingQueue<Long> streamed = new LinkedBlockingQueue<>();
  private final double[] screen = new double[TIMES];
  private final double[] client = new double[TIMES];
  private final boolean[] calm = new boolean[TIMES];
  private final double[] sync = new double[TIMES];
  private final Lateness lateness = new Lateness();
  private Kiosks kiosk;
  private InputStream stream;
  private volatile boolean over;

  @BeforeEach
  void start() throws Exception {
    kiosk = Kiosks.start(folder);
    HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    HttpRequest asked =
        HttpRequest.newBuilder(kiosk.address().resolve("/api/stream"))
            .header("Accept", "text/event-stream")
            .build();
    stream = http.send(asked, BodyHandlers.ofInputStream()).body();
    background(this::readStream);
    background(this::readScreens);
  }

  @AfterEach
  void stop() {
    over = true;
    lateness.close();
    kiosk.close();
  }

  private static void background(Runnable work) {
    Thread thread = new Thread(work, "client");
    thread.setDaemon(true);
    thread.start();
  }

  private void readScreens() {
    try (ScreenFeed.Subscription screens = kiosk.screens().subscribe()) {
      while (!over) {
        screens
            .next(Duration.ofSeconds(1))
            .filter(shown -> shown.die().flatMap(Block.Die::top).isPresent())
            .ifPresent(shown -> published.add(System.nanoTime()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void readStream() {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        long now = System.nanoTime();
        if (line.startsWith("data:") && isRolled(line.substring(5))) {
          streamed.add(now);
        }
      }
    } catch (IOException | BadJson closed) {
      // The kiosk has stopped.
    }
  }

  private static boolean isRolled(String message) throws BadJson {
    return Json.readObject(message.getBytes(StandardCharsets.UTF_8)).get("screen")
            instanceof Map<?, ?> shown
        && shown.get("blocks") instanceof List<?> blocks
        && blocks.stream()
            .anyMatch(
                block ->
                    block instanceof Map<?, ?> fields
                        && "die".equals(fields.get("type"))
                        && fields.get("top") != null);
  }

  /** Begins a game, in which somebody has to roll. */
  private void begin() throws InterruptedException {
    kiosk.begin(Map.of());
    Thread.sleep(60);
    published.clear();
    streamed.clear();
  }

  private void measure(int time, long pressed) throws Exception {
    Long shown = published.poll(20, TimeUnit.SECONDS);
    Long sent = streamed.poll(20, TimeUnit.SECONDS);
    assertThat(shown).isNotNull();
    assertThat(sent).isNotNull();
    screen[time] = (shown - pressed) / 1e6;
    client[time] = (sent - pressed) / 1e6;
    Thread.sleep(3);
    calm[time] = lateness.worst(pressed, sent) < CALM_MILLIS;
    sync[time] = syncMillis();
  }

  /** How long the disk takes here to keep a few bytes, as it has to before a roll is shown. */
  private double syncMillis() throws IOException {
    long from = System.nanoTime();
    try (FileChannel file =
        FileChannel.open(
            folder.resolve("sync"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      file.write(ByteBuffer.allocate(512));
      file.force(false);
    }
    return (System.nanoTime() - from) / 1e6;
  }

  private void tell(String from) throws IOException {
    tell(from + " to the roll on the published screen", screen);
    tell(from + " to the roll at a client of the event stream", client);
    double[] undisturbed =
        IntStream.range(0, TIMES).filter(i -> calm[i]).mapToDouble(i -> client[i]).toArray();
    assertThat(undisturbed).isNotEmpty();
    tell(from + " to the same, while no thread had to wait 5 ms for a processor", undisturbed);
    tell("a sync of the disk meanwhile", sync);
    assertThat(undisturbed).hasSizeGreaterThan(TIMES / 10);
    Arrays.sort(undisturbed);
    assertThat(undisturbed[undisturbed.length * 95 / 100]).isLessThan(MOST_MILLIS);
  }

  /** Leaves a line for the page of figures. */
  private static void tell(String what, double[] measured) throws IOException {
    double[] millis = measured.clone();
    Arrays.sort(millis);
    String line =
        String.format(
            Locale.ROOT,
            "%s|median %.1f ms, 95 of 100 within %.1f ms, 99 within %.1f ms, all within %.1f ms (%d times)%n",
            what,
            millis[millis.length / 2],
            millis[millis.length * 95 / 100],
            millis[millis.length * 99 / 100],
            millis[millis.length - 1],
            millis.length);
    System.out.print(line);
    Path file = Files.createDirectories(Path.of("target", "bars")).resolve("hands.txt");
    Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  @Test
  void aPressOnThePanelIsARoll() throws Exception {
    AtomicBoolean down = new AtomicBoolean();
    PaperPins pins = new PaperPins(part -> part == Part.ROLL && down.get());
    kiosk.add(() -> Hand.of(new Panel(Wiring.usual(), () -> pins)));
    Thread.sleep(500);
    for (int i = 0; i < TIMES; i++) {
      begin();
      long pressed = System.nanoTime();
      down.set(true);
      measure(i, pressed);
      down.set(false);
      Thread.sleep(60 + i % 7);
    }
    tell("pin of the roll button of the panel");
  }

  @Test
  void aTouchIsARoll() throws Exception {
    for (int i = 0; i < TIMES; i++) {
      begin();
      long touched = System.nanoTime();
      kiosk.roll();
      measure(i, touched);
      Thread.sleep(60 + i % 7);
    }
    tell("a touch, as a request,");
  }

  @Test
  void aPressOnTheSensorBoardIsARoll() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    try (SimulatedBoard board = SimulatedBoard.start(build, folder.resolve("board"))) {
      kiosk.add(
          () ->
              Hand.of(
                  new SensorBoard(new SerialPorts(PortName.parse(board.port()))),
                  Optional.empty()));
      Thread.sleep(1500);
      for (int i = 0; i < TIMES; i++) {
        begin();
        long pressed = System.nanoTime();
        assertThat(board.ask("press roll")).startsWith("ok");
        measure(i, pressed);
        board.ask("release roll");
        Thread.sleep(60 + i % 7);
      }
    }
    tell("pin of the roll button of the sensor board, in the kiosk,");
  }
}

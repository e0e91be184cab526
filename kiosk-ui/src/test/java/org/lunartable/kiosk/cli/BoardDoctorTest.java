package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.bridge.SensorBoard;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.bridge.serial.SerialPorts;
import org.lunartable.bridge.simulated.FirmwareBuild;
import org.lunartable.bridge.simulated.SimulatedBoard;
import org.lunartable.kiosk.assembly.Kiosk;
import org.lunartable.kiosk.assembly.KioskSettings;
import org.lunartable.kiosk.assembly.hands.Hand;
import org.lunartable.kiosk.assembly.source.CameraPlan;

/** What a kiosk and the doctor tell of a sensor board: the real firmware in its simulator. */
@Timeout(120)
class BoardDoctorTest {

  @TempDir Path folder;
  private SimulatedBoard board;

  @BeforeEach
  void start() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("firmware", "sim");
    board = SimulatedBoard.start(build, folder.resolve("board"));
  }

  @AfterEach
  void stop() {
    board.close();
  }

  private Kiosk kiosk() throws Exception {
    return Kiosk.start(
        new KioskSettings(
            folder.resolve("data"), "127.0.0.1", 0, Set.of(), "test-1", CameraPlan.SIMULATED));
  }

  private CliRun doctor(int port) {
    String data = folder.resolve("data").toString();
    return CliRun.of(
        "doctor", "--data", data, "--port", String.valueOf(port), "--board", board.port());
  }

  private static String ask(HttpRequest.Builder request) throws IOException, InterruptedException {
    return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString()).body();
  }

  private static HttpRequest.Builder to(Kiosk kiosk, String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + kiosk.port() + path));
  }

  private static void awaitParts(Kiosk kiosk, String... words) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    String parts = "";
    while (!Stream.of(words).allMatch(parts::contains)) {
      assertThat(System.nanoTime()).as(parts).isLessThan(end);
      Thread.sleep(20);
      parts = ask(to(kiosk, "/api/machine/hands"));
    }
  }

  @Test
  void aKioskTellsOfItsBoardItsSensorsAndATest() throws Exception {
    try (Kiosk kiosk = kiosk()) {
      kiosk.add(
          () ->
              Hand.of(
                  new SensorBoard(new SerialPorts(PortName.parse(board.port()))),
                  Optional.empty()));
      awaitParts(kiosk, " 19 places, firmware 1.0", "every sensor is believed");
      board.ask("flicker e5 3");
      board.ask("short c");
      awaitParts(kiosk, "not believed: e5; columns c", "\"hands.sensors.both\"");

      String test =
          ask(
              to(kiosk, "/api/machine/board-test")
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString("{\"empty\":false}")));
      assertThat(test).contains("columns with a short circuit: c", "messages received: ");

      CliRun doctor = doctor(kiosk.port());
      assertThat(doctor.out())
          .contains("ok      sensor-board 19 × 19 places")
          .contains("not believed: e5; columns c")
          .contains("fail    board-test   columns with a short circuit: c")
          .contains("ok      board-line   connected: 1 times");
      assertThat(doctor.status()).isEqualTo(3);

      board.ask("unplug");
      awaitParts(kiosk, "\"state\":\"fail\"", "Plug it in");
      assertThat(
              ask(
                  to(kiosk, "/api/machine/sensor")
                      .header("Content-Type", "application/json")
                      .POST(BodyPublishers.ofString("{\"place\":\"e5\",\"ignored\":true}"))))
          .contains("The sensor board does not answer just now");
    }
  }

  @Test
  void withoutAKioskTheDoctorTestsTheBoardOverItsPort() throws Exception {
    board.ask("place e5");
    CliRun doctor = doctor(1);
    assertThat(doctor.out())
        .contains("ok      sensor-board 19 × 19 places")
        .contains("ok      sensors      every sensor is believed")
        .contains("ok      board-test   columns well; sensors that see something: 1");
  }

  @Test
  void aBoardThatIsSetAndNotThereFailsWithItsRemedy() throws Exception {
    board.ask("unplug");
    CliRun doctor = doctor(1);
    assertThat(doctor.out()).contains("fail    sensor-board not plugged in", "Plug it in");
    assertThat(doctor.status()).isEqualTo(3);
    assertThat(doctor.err()).contains("What does not work: ").contains("sensor-board");
  }

  @Test
  void aPanelThatIsSetAndCannotBeUsedFailsWithItsRemedy() throws Exception {
    Path config = Files.writeString(folder.resolve("table.conf"), "panel = yes\n");
    CliRun doctor =
        CliRun.of(
            "doctor", "--data", folder.toString(), "--port", "1", "--config", config.toString());
    assertThat(doctor.out()).contains("fail    panel        this computer has no pins");
    assertThat(doctor.status()).isEqualTo(3);
    assertThat(doctor.err()).contains("What does not work: ").contains("panel");
  }

  @Test
  void withoutASensorBoardThereIsNoTest() throws Exception {
    try (Kiosk kiosk = kiosk()) {
      assertThat(ask(to(kiosk, "/api/machine/hands"))).isEqualTo("{\"parts\":[],\"sensors\":null}");
      assertThat(
              ask(
                  to(kiosk, "/api/machine/board-test")
                      .header("Content-Type", "application/json")
                      .POST(BodyPublishers.ofString("{\"empty\":true}"))))
          .contains("This table uses no sensor board.");
    }
  }
}

package org.lunartable.kiosk.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lunartable.kiosk.cli.doctor.Check.State;
import org.lunartable.kiosk.journal.Journal;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.vision.frame.CameraDevice;
import org.lunartable.vision.frame.CameraDevice.Keeps;

class ChecksTest {

  @TempDir Path folder;

  @Test
  void aWholeJournalIsFoundWholeAndLeftAlone() throws IOException, JournalProblem {
    Journal.open(folder, Clock.systemUTC()).close();
    List<Path> before = files();

    assertThat(journal().detail()).contains("whole");
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aDamagedJournalFailsAndIsLeftAlone() throws IOException {
    Path database = Files.writeString(folder.resolve("lunar.db"), "rubbish ".repeat(500));

    assertThat(journal().state()).isEqualTo(State.FAIL);
    assertThat(journal().remedy()).isNotEmpty();
    assertThat(files()).containsExactly(database);
  }

  @Test
  void aJournalInUseIsNotTouched() throws JournalProblem {
    try (Journal open = Journal.open(folder, Clock.systemUTC())) {
      assertThat(open.message()).isEmpty();
      assertThat(journal().detail()).contains("in use by a kiosk");
    }
  }

  @Test
  void aDataFolderThatIsNotThereYetIsNotMade() {
    Path none = folder.resolve("a").resolve("b");

    assertThat(new DataChecks(none, "b").all())
        .extracting(Check::state)
        .containsExactly(State.OK, State.ABSENT, State.ABSENT);
    assertThat(none).doesNotExist();
  }

  @Test
  void aDataFolderThatIsAFileFails() throws IOException {
    Path file = Files.createFile(folder.resolve("data"));

    assertThat(new DataChecks(file, "data").all().get(0).state()).isEqualTo(State.FAIL);
  }

  @Test
  void aPortOfAKioskIsFineAndAnotherProgramsIsNot() throws IOException {
    assertThat(portOf(200, "{\"ok\":true,\"build\":\"x\"}").detail())
        .contains("a kiosk that is running");
    assertThat(portOf(404, "{}").state()).isEqualTo(State.FAIL);
    assertThat(portOf(200, "no kiosk").detail()).contains("another program");
  }

  @Test
  void aKioskThatStandsStillOrCannotSaveIsTold() throws IOException {
    Check stuck =
        portOf(
            503, "{\"ok\":false,\"build\":\"x\",\"saved\":true,\"troubles\":[\"The table ...\"]}");
    assertThat(stuck.state()).isEqualTo(State.FAIL);
    assertThat(stuck.detail()).contains("The table ...");
    Check unsaved = portOf(200, "{\"ok\":true,\"build\":\"x\",\"saved\":false,\"troubles\":[]}");
    assertThat(unsaved.state()).isEqualTo(State.WARN);
  }

  private static Check portOf(int status, String health) throws IOException {
    return asked("/health", status, health, port -> new PortCheck(port).check());
  }

  /** What is found out from a program that answers so. */
  private static Check asked(String path, int status, String text, IntFunction<Check> asking)
      throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
    server.createContext(
        path,
        exchange -> {
          byte[] answer = text.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(status, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
    try {
      return asking.apply(server.getAddress().getPort());
    } finally {
      server.stop(0);
    }
  }

  @ParameterizedTest
  @CsvSource({"running,OK", "connecting,WARN", "lost,FAIL"})
  void aCameraThatAKioskIsStillConnectingIsNoFailure(String state, State expected)
      throws IOException {
    String view = "{\"source\":{\"name\":\"it\",\"state\":\"%s\",\"sentence\":\"So.\"}}";
    Check found =
        asked(
            "/api/camera",
            200,
            view.formatted(state),
            port ->
                new DieCameraCheck(folder, Optional.empty(), new RunningKiosk(port)).all().get(1));
    assertThat(found.state()).isEqualTo(expected);
  }

  @Test
  void filesThatWereSetAsideAreNamed() throws IOException {
    Files.createFile(folder.resolve("lunar-damaged-20260101-000000.db"));
    Check copies = new DataChecks(folder, "data").all().get(2);
    assertThat(copies.state()).isEqualTo(State.WARN);
    assertThat(copies.detail()).contains("lunar-damaged-20260101-000000.db");
  }

  @Test
  void aPortThatNobodyUsesIsFree() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }

    assertThat(new PortCheck(port).check().detail()).isEqualTo(port + " is free");
  }

  @Test
  void noCameraIsAbsentWithARemedyAndNoFailure() {
    assertThat(new CameraChecks(List.of(), Optional.empty()).all())
        .allSatisfy(
            check -> {
              assertThat(check.state()).isEqualTo(State.ABSENT);
              assertThat(check.remedy()).endsWith(".");
            });
  }

  @Test
  void camerasAreListedByTheirLastingNames() throws IOException {
    List<Check> checks =
        new CameraChecks(
                List.of(
                    camera("by-id/usb-A-video-index0", Keeps.CAMERA, true),
                    camera("by-path/usb-1", Keeps.PORT, true),
                    camera("video9", Keeps.NOTHING, true),
                    camera("by-id/usb-B-video-index0", Keeps.CAMERA, false)),
                Optional.of(piProgram("echo '0 : imx708 [10-bit] (/base/i2c@88000/imx708@1a)'")))
            .all();

    assertThat(checks)
        .extracting(Check::state)
        .containsExactly(State.OK, State.OK, State.WARN, State.FAIL, State.OK);
    assertThat(checks.get(0).detail()).contains("by-id/usb-A-video-index0", "Good Webcam");
    assertThat(checks.get(3).remedy()).contains("video");
    assertThat(checks.get(4).detail()).startsWith("rpicam, imx708, /base/i2c@88000/imx708@1a");
  }

  /** A script in the place of the program for a Raspberry Pi's own cameras. */
  private Path piProgram(String script) throws IOException {
    Path program = Files.writeString(folder.resolve("rpicam-vid"), "#!/bin/sh\n" + script + "\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    return program;
  }

  @ParameterizedTest
  @CsvSource({
    "echo No cameras available >&2, ABSENT, ribbon cable",
    "exit 127, WARN, --list-cameras"
  })
  void thatTheProgramOfThePiIsInstalledMakesNoCamera(String script, State state, String remedy)
      throws IOException {
    List<Check> checks = new CameraChecks(List.of(), Optional.of(piProgram(script))).all();

    assertThat(checks.get(1).state()).isEqualTo(state);
    assertThat(checks.get(1).remedy()).contains(remedy);
  }

  @Test
  void littleMemoryIsAWarning() throws IOException {
    Path root = Files.createDirectories(folder.resolve("proc")).getParent();
    Files.writeString(
        root.resolve("proc/meminfo"), "MemTotal:  948000 kB\nMemAvailable:   120000 kB\n");

    assertThat(new MachineChecks(root).memory().state()).isEqualTo(State.WARN);
  }

  @Test
  void aVoltageThatWasTooLowIsAWarning() throws IOException {
    Path sensor = Files.createDirectories(folder.resolve("sys/class/hwmon/hwmon1"));
    Files.writeString(sensor.resolve("name"), "rpi_volt\n");
    Files.writeString(sensor.resolve("in0_lcrit_alarm"), "0\n");
    assertThat(new MachineChecks(folder).voltage().state()).isEqualTo(State.OK);

    Files.writeString(sensor.resolve("in0_lcrit_alarm"), "1\n");
    assertThat(new MachineChecks(folder).voltage().state()).isEqualTo(State.WARN);
    assertThat(new MachineChecks(folder.resolve("none")).voltage().state()).isEqualTo(State.ABSENT);
  }

  @Test
  void theBoardIsNamedByTheSystem() throws IOException {
    Path tree = Files.createDirectories(folder.resolve("proc/device-tree"));
    Files.writeString(tree.resolve("model"), "Raspberry Pi 4 Model B Rev 1.5\0");

    assertThat(new MachineChecks(folder).all())
        .filteredOn(check -> check.name().equals("board"))
        .extracting(Check::detail)
        .containsExactly("Raspberry Pi 4 Model B Rev 1.5");
  }

  private static CameraDevice camera(String name, Keeps keeps, boolean usable) {
    Path device = Path.of("/dev/v4l").resolve(name);
    return new CameraDevice(device, "Good Webcam", Path.of("/dev/video0"), keeps, usable);
  }

  private Check journal() {
    return new DataChecks(folder, "here").all().get(1);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}

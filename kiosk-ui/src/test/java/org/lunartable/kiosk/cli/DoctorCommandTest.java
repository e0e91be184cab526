package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

class DoctorCommandTest {

  @TempDir Path folder;

  @Test
  void everyCheckHasTheSameFourFields() throws IOException, BadJson {
    CliRun run = CliRun.of("doctor", "--json", "--data", folder.toString(), "--port", freePort());

    Map<String, Object> tree = Json.readObject(run.out());
    assertThat(tree.keySet()).containsExactly("checks");
    List<?> checks = (List<?>) tree.get("checks");
    assertThat(checks)
        .allSatisfy(
            check -> {
              Map<?, ?> fields = (Map<?, ?>) check;
              assertThat(List.copyOf(fields.keySet()).toString())
                  .isEqualTo("[name, state, detail, remedy]");
              assertThat(List.of("ok", "warn", "fail", "absent").contains(fields.get("state")))
                  .isTrue();
            })
        .extracting(check -> (Object) ((Map<?, ?>) check).get("name"))
        .contains(
            "program",
            "java",
            "system",
            "board",
            "memory",
            "opencv",
            "data-folder",
            "journal",
            "port",
            "camera",
            "pi-camera",
            "settings",
            "die-camera",
            "sensor-board",
            "pins");
  }

  @Test
  void peopleGetAPage() throws IOException {
    CliRun run = CliRun.of("doctor", "--data", folder.toString(), "--port", freePort());

    assertThat(run.out()).contains("ok      java ", "absent  journal      none yet", " is free");
  }

  @Test
  void itSaysWhichVersionItIs() throws IOException {
    CliRun run = CliRun.of("doctor", "--data", folder.toString(), "--port", freePort());
    String version = CliRun.of("--version").out().strip();

    assertThat(version).matches("Lunar Table \\d.*");
    assertThat(run.out()).startsWith("ok      program      " + version + "\n");
  }

  @Test
  void aPartThatFailsIsExitStatusThreeAndTheChecksAreStillPrinted() throws IOException {
    Files.writeString(folder.resolve("lunar.db"), "no database at all, but long enough".repeat(99));

    CliRun run = CliRun.of("doctor", "--data", folder.toString(), "--port", freePort());

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).contains("fail    journal      damaged");
    assertThat(run.err()).startsWith("lunar: What does not work: journal").hasLineCount(1);
  }

  @Test
  void aCameraThatIsSetAndMissingIsExitStatusThree() throws IOException {
    Files.writeString(folder.resolve("kiosk.properties"), "camera = /dev/v4l/by-id/none");

    CliRun run = CliRun.of("doctor", "--data", folder.toString(), "--port", freePort());

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).contains("fail    die-camera").contains("/dev/v4l/by-id/none");
    assertThat(run.err()).contains("What does not work: ").contains("die-camera");
  }

  @Test
  void aCameraThatWorksIsOpenedForAPicture() throws IOException {
    Path frames = Files.createDirectory(folder.resolve("frames"));
    Pictures.die(frames.resolve("a.jpg"), 1);

    CliRun run =
        CliRun.of(
            "doctor",
            "--data",
            folder.toString(),
            "--port",
            freePort(),
            "--camera",
            frames.toString());

    assertThat(run.out()).contains("ok      die-camera").contains("1280x720");
  }

  @Test
  void settingsThatCannotBeUsedFail() throws IOException {
    Files.writeString(folder.resolve("kiosk.properties"), "cmaera = auto");

    CliRun run = CliRun.of("doctor", "--data", folder.toString(), "--port", freePort());

    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).contains("fail    settings").contains("no setting 'cmaera'");
  }

  @Test
  void anImpossiblePortIsBadInput() {
    CliRun.of("doctor", "--port", "0").failed(2, "--port: '0' is no port", "1 to 65535");
  }

  @Test
  void looksAtWhatTheSettingsFileNames() throws IOException {
    Path frames = Files.createDirectory(folder.resolve("frames"));
    Pictures.die(frames.resolve("a.jpg"), 1);
    Path config = folder.resolve("table.conf");
    Path data = folder.resolve("games");
    Files.writeString(
        config, "data = %s\nport = %s\ncamera = %s\n".formatted(data, freePort(), frames));

    CliRun run = CliRun.of("doctor", "--config", config.toString());

    assertThat(run.out()).contains(data.toString()).contains("ok      die-camera");
  }

  @Test
  void aPortInTheSettingsFileThatCannotBeIsNamedWithItsPlace() throws IOException {
    Path config = Files.writeString(folder.resolve("table.conf"), "port = many\n");
    CliRun.of("doctor", "--config", config.toString()).failed(2, "table.conf, port", "'many'");
  }

  private static String freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return String.valueOf(socket.getLocalPort());
    }
  }
}

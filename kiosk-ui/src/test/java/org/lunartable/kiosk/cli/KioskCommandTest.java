package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KioskCommandTest {

  private static final Path HOME = Path.of("/home/somebody");

  @TempDir Path folder;

  @Test
  void aPortInUseIsOneSentence() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      CliRun.of("kiosk", "--port", port, "--data", folder.toString())
          .failed(3, port, "in use", "--port");
    }
  }

  @Test
  void aDataFolderThatCannotBeUsedIsOneSentence() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    CliRun.of("kiosk", "--port", "0", "--data", file.toString())
        .failed(3, file.toString(), "--data");
    Path below = file.resolve("below");
    CliRun.of("kiosk", "--port", "0", "--data", below.toString())
        .failed(3, below.toString(), "--data");
  }

  @Test
  void refusesWhatIsNoPort() {
    CliRun.of("kiosk", "--port", "65536").failed(2, "65536");
    CliRun.of("kiosk", "--port", "-1").failed(2, "-1");
    CliRun.of("kiosk", "--port", "web").failed(2, "web");
    CliRun.of("kiosk", "--open", "door").failed(2, "door");
  }

  @Test
  void refusesWhatNamesNoCamera() throws IOException {
    String data = folder.toString();
    CliRun.of("kiosk", "--data", data, "--camera", "webcam").failed(2, "--camera", "'webcam'");
    CliRun.of("kiosk", "--data", data, "--camera", "ftp://x/y").failed(2, "http://");
    CliRun.of("doctor", "--data", data, "--camera", "webcam").failed(2, "--camera", "'webcam'");
    Files.writeString(folder.resolve("kiosk.properties"), "camera.rate = often");
    CliRun.of("kiosk", "--data", data).failed(2, "kiosk.properties", "camera.rate");
    assertThat(folder.resolve("lunar.db")).doesNotExist();
  }

  @Test
  void gamesAreKeptWhereTheEnvironmentSays() {
    assertThat(DataHome.folder(Map.of("LUNAR_DATA", "x", "XDG_DATA_HOME", "/y"), HOME))
        .isEqualTo(Path.of("x"));
    assertThat(DataHome.folder(Map.of("LUNAR_DATA", "", "XDG_DATA_HOME", "/y"), HOME))
        .isEqualTo(Path.of("/y/lunar-table"));
    Path ownHome = HOME.resolve(".local/share/lunar-table");
    assertThat(DataHome.folder(Map.of("XDG_DATA_HOME", "relative"), HOME)).isEqualTo(ownHome);
    assertThat(DataHome.folder(Map.of(), HOME)).isEqualTo(ownHome);
  }

  @Test
  void phonesComeByAnAddressInANetworkOnly() {
    CliRun.of("kiosk", "--lan=127.0.0.1").failed(2, "--lan", "'127.0.0.1'");
    CliRun.of("kiosk", "--lan=0.0.0.0").failed(2, "--lan", "'0.0.0.0'");
    CliRun.of("kiosk", "--lan=192.0.2.7").failed(2, "--lan", "'192.0.2.7'");
  }

  @Test
  void buildsAreNamedByVersionAndTime() {
    assertThat(BuildName.get()).matches("\\d+\\.\\d+\\.\\d+-\\d+");
  }
}

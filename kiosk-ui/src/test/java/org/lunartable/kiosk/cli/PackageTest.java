package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.hardware.Part;
import org.lunartable.hardware.Wiring;

/** What the Debian package brings beside the program. */
class PackageTest {

  private static final Path PACKAGING = Path.of("packaging");

  @TempDir Path folder;

  /** The config file with every usual line switched on. */
  private KioskFile uncommented() throws IOException {
    String text =
        Files.readString(PACKAGING.resolve("etc/lunar-table.conf"))
            .lines()
            .map(line -> line.replaceFirst("^#(?=[a-z][a-z.-]* =)", ""))
            .collect(Collectors.joining("\n"));
    return KioskFile.read(Files.writeString(folder.resolve("all.conf"), text));
  }

  @Test
  void everyLineOfTheConfigFileIsUnderstood() throws IOException {
    KioskFile file = uncommented();
    assertThat(file.text("port")).contains("8080");
    assertThat(file.text("lan")).contains("no");
    assertThat(file.yes("panel")).isFalse();
    assertThat(file.text("tray")).isPresent();
    assertThat(file.text("board")).as("none is usual").isEmpty();
  }

  @Test
  void thePinsItNamesAreTheUsualOnes() throws IOException {
    Wiring written = Wiring.read(uncommented().pins());
    for (Part part : Part.values()) {
      assertThat(written.pin(part)).as(part.text()).isEqualTo(Wiring.usual().pin(part));
    }
    assertThat(uncommented().pins()).hasSize(Part.values().length);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "control/postinst",
        "control/prerm",
        "control/postrm",
        "bin/lunar",
        "bin/lunar-health",
        "bin/lunar-screen",
        "bin/lunar-session"
      })
  void scriptsAreWellFormed(String script) throws Exception {
    List<String> lines = Files.readAllLines(PACKAGING.resolve(script));
    String shell = lines.get(0).replace("#!", "");
    Process check =
        new ProcessBuilder(shell, "-n", PACKAGING.resolve(script).toString())
            .redirectErrorStream(true)
            .start();
    assertThat(
            new String(
                check.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
        .isEmpty();
    assertThat(check.waitFor()).isZero();
  }

  @Test
  void unitsStartWhatThePackageBrings() throws IOException {
    for (String unit : List.of("lunar-table", "lunar-table-health", "lunar-table-screen")) {
      String text = Files.readString(PACKAGING.resolve("systemd/" + unit + ".service"));
      assertThat(text.lines().filter(line -> line.contains("/usr/lib/lunar-table/bin/")))
          .as(unit)
          .isNotEmpty()
          .allSatisfy(
              line -> {
                String name = line.replaceFirst(".*/usr/lib/lunar-table/bin/([a-z-]+).*", "$1");
                assertThat(PACKAGING.resolve("bin").resolve(name)).exists();
              });
    }
  }

  @Test
  void theServiceMayUseDevicesThatArePluggedInLater() throws IOException {
    List<String> lines = Files.readAllLines(PACKAGING.resolve("systemd/lunar-table.service"));
    assertThat(lines)
        .noneMatch(line -> line.startsWith("DeviceAllow=") || line.startsWith("DevicePolicy="))
        .noneMatch(line -> line.startsWith("ProtectClock=") || line.startsWith("PrivateDevices="))
        .noneMatch(line -> line.startsWith("MemoryDenyWriteExecute="))
        .contains("SuccessExitStatus=143", "NoNewPrivileges=yes", "ProtectSystem=strict");
  }

  @Test
  void onlyAPurgeTouchesData() throws IOException {
    String text = Files.readString(PACKAGING.resolve("control/postrm"));
    int purge = text.indexOf("if [ \"$1\" = purge ]");
    assertThat(purge).isPositive();
    assertThat(text.indexOf("rm -rf")).isGreaterThan(purge);
    assertThat(Files.readString(PACKAGING.resolve("control/prerm"))).doesNotContain("rm ");
  }
}

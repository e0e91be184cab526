package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KioskFileTest {

  @TempDir Path folder;

  private Path written(String... lines) throws IOException {
    return Files.write(folder.resolve("table.conf"), java.util.List.of(lines));
  }

  @Test
  void settingsAndPinsAreRead() throws IOException {
    KioskFile file =
        KioskFile.read(written("port = 8081", "panel = yes", "pin.roll = 5 up low", "board ="));
    assertThat(file.setting("port").orElseThrow().value()).isEqualTo("8081");
    assertThat(file.yes("panel")).isTrue();
    assertThat(file.pins()).containsOnly(java.util.Map.entry("roll", "5 up low"));
    assertThat(file.text("board")).isEmpty();
    assertThat(file.setting("data")).isEmpty();
  }

  @Test
  void whatMeansNothingIsOneSentence() throws IOException {
    String config = written("prot = 8081").toString();
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf", "'prot'", "port");
    written("port = 8081", "port = 8082");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf", "twice", "port");
    written("panel = maybe");
    CliRun.of("kiosk", "--config", config).failed(2, "'maybe'", "panel", "yes or no");
    written("port = many");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, port:", "'many'");
    written("camera = webcam");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, camera:", "'webcam'");
    written("lan = 192.0.2.1");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, lan:", "192.0.2.1");
    written("board = ttyACM0");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, board:", "'ttyACM0'");
    written("panel = yes", "pin.roll = 99");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, pin:", "roll", "99", "BCM");
    written("board = usb", "die-tray = yes", "tray = white");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, tray:", "'white'", "counts");
    CliRun.of("kiosk", "--config", config + "x").failed(2, "--config", "cannot be read");
  }

  /** The shell of the watchdog reads the same file, and has to read the same port. */
  @Test
  void aLineIsAKeyAndAValueAndNothingElse() throws IOException {
    String config = written("# the port", "port 8876").toString();
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, line 2", "key = value");
    written("port = \\u0038080");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, line 1", "backslash");
    written("camera = \\", "  port = 8876");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, line 1", "backslash");
    written("port = 0");
    CliRun.of("kiosk", "--config", config).failed(2, "table.conf, port:", "'0'", "from 1");
    assertThat(KioskFile.read(written("\ufeff! usual", "", "  port: 8876")).text("port"))
        .contains("8876");
  }

  @Test
  void whatIsSetAndDoesNothingIsTold() throws IOException {
    assertThat(new HandsOptions().idle(KioskFile.read(written("pin.roll = 5 up low"))))
        .singleElement()
        .asString()
        .contains("panel = yes");
    assertThat(new HandsOptions().idle(KioskFile.read(written("die-tray = yes"))))
        .singleElement()
        .asString()
        .contains("sensor board");
    assertThat(new HandsOptions().idle(KioskFile.read(written("board = usb", "tray = 9 9 9"))))
        .singleElement()
        .asString()
        .contains("not switched on");
    assertThat(new HandsOptions().idle(KioskFile.read(written("panel = yes", "board = usb"))))
        .isEmpty();
  }

  @Test
  void theCommandLineGoesBefore() throws IOException {
    String config = written("port = 99999").toString();
    CliRun.of("kiosk", "--config", config, "--port", "70000").failed(2, "70000");
    CliRun.of("kiosk", "--config", config).failed(2, "99999");
  }
}

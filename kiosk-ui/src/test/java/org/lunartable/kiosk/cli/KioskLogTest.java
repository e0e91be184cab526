package org.lunartable.kiosk.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KioskLogTest {

  @TempDir Path folder;

  private PrintStream log() throws IOException {
    return new PrintStream(
        KioskLog.of(OutputStream.nullOutputStream(), folder), true, StandardCharsets.UTF_8);
  }

  @Test
  void goesOnWhereTheLastStartEnded() throws IOException {
    log().println("one");
    log().println("two");
    assertThat(Files.readString(folder.resolve("log/kiosk.log"))).isEqualTo("one\ntwo\n");
  }

  @Test
  void neverGrowsBeyondTwoFiles() throws IOException {
    PrintStream log = log();
    for (int i = 0; i < 20_000; i++) {
      log.println("a line of some length, the same again and again");
    }
    assertThat(folder.resolve("log").toFile().list())
        .containsExactlyInAnyOrder("kiosk.log", "kiosk.log.1");
    assertThat(Files.size(folder.resolve("log/kiosk.log"))).isLessThanOrEqualTo(256 * 1024);
    assertThat(Files.size(folder.resolve("log/kiosk.log.1"))).isLessThanOrEqualTo(256 * 1024);
  }
}

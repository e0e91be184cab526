package org.lunartable.kiosk.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the real kiosk takes of the memory of a small machine, its camera and a game running. */
@Tag("bars")
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class MemoryBarsTest {

  private static final int PRESSES = 300;

  @TempDir Path data;
  private KioskProcess kiosk;

  @AfterEach
  void stop() {
    kiosk.kill();
  }

  @Test
  void staysWithinABoundedPartOfASmallMachine() throws Exception {
    kiosk = KioskProcess.start(data);
    Player player = new Player(5);
    player.begin(kiosk);
    for (int i = 0; i < PRESSES; i++) {
      player.press(kiosk);
      if (i % 20 == 0) {
        kiosk.get("/api/hint");
        kiosk.get("/api/camera");
        kiosk.get("/api/history");
      }
    }
    long megabytes = kiosk.residentKilobytes() / 1024;
    Path file = Files.createDirectories(Path.of("target", "bars")).resolve("memory.txt");
    Files.write(
        file,
        List.of(
            "memory of the kiosk with its camera, after "
                + PRESSES
                + " presses|"
                + megabytes
                + " MB"));
    assertThat(megabytes).isBetween(50L, 350L);
  }
}

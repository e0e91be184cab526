package org.lunartable.kiosk.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The real kiosk is killed in the middle of a game of Lunar Command, again and again. */
@Tag("faults")
@Timeout(value = 900, unit = TimeUnit.SECONDS)
class RealKioskTest {

  private static final int KILLS = 40;

  @TempDir Path data;
  private KioskProcess kiosk;

  @AfterEach
  void stop() {
    kiosk.kill();
  }

  @Test
  void afterEveryKillTheGameIsWhereTheScreenWas() throws Exception {
    Random random = new Random(11);
    Player player = new Player(12);
    kiosk = KioskProcess.start(data);
    player.begin(kiosk);
    for (int i = 0; i < KILLS; i++) {
      CompletableFuture<?> killing = kiosk.killIn(random.nextInt(1500));
      try {
        while (true) {
          player.press(kiosk);
        }
      } catch (IOException killed) {
        killing.join();
      }
      kiosk = KioskProcess.start(data);
      player.findsEverything(kiosk);
    }
    player.press(kiosk);
    assertThat(player.presses()).isGreaterThan(KILLS);
    Reliability.write(
        "SIGKILL of the kiosk in the middle of a game",
        KILLS,
        "the game goes on; %d presses were acknowledged".formatted(player.presses()),
        "0");
  }
}

package org.lunartable.bridge.simulated;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.bridge.Figures;
import org.lunartable.engine.grid.Lattice;

/** What the firmware and the way to it can do. */
@Tag("bars")
class BoardBarsTest {

  private static final int EVENTS = 300;
  private static final int FUZZ_BYTES = 6_000_000;

  @Test
  void aChangeOfAPinIsSeenInLessThanTenMilliseconds() throws Exception {
    try (Board board = Board.start()) {
      double[] millis = new double[EVENTS];
      for (int i = 0; i < EVENTS; i++) {
        // Another place each time: one that changed so often would be muted.
        int number = i;
        String place = new Lattice(9, 9).place(number).name();
        long changed = Board.number(board.ask("place " + place), "t");
        board.await(() -> board.seen.occupied(number));
        millis[i] = (board.seenNanos - changed) / 1e6;
        Thread.sleep(15 + i % 7);
      }
      Arrays.sort(millis);
      double median = millis[EVENTS / 2];
      Figures.add(
          "sensor board, change of a pin to observation, 115200 baud",
          "median %.1f ms, 99 of 100 within %.1f ms".formatted(median, millis[EVENTS * 99 / 100]));
      assertThat(median).isLessThan(10);
    }
  }

  @Test
  void theWholeMatrixIsScannedFiftyTimesASecond() throws Exception {
    try (Board board = Board.start()) {
      long scans = board.stat("scans");
      long cycles = board.stat("cycles");
      TimeUnit.SECONDS.sleep(3);
      double seconds = (board.stat("cycles") - cycles) / 16e6;
      double rate = (board.stat("scans") - scans) / seconds;
      Figures.add(
          "sensor board, scans of 19 x 19 sensors in simulated time",
          "%.0f a second".formatted(rate));
      assertThat(rate).isGreaterThan(50);
    }
  }

  @Test
  void theDecoderOfTheFirmwareTakesNothingBroken() throws Exception {
    FirmwareBuild build = new FirmwareBuild(Path.of("target", "firmware"));
    build.make("fuzz");
    Process fuzz =
        new ProcessBuilder(
                build.firmware().resolveSibling("core-fuzz").toString(),
                Integer.toString(FUZZ_BYTES),
                "7")
            .redirectErrorStream(true)
            .start();
    String said = new String(fuzz.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(fuzz.waitFor()).as(said).isZero();
    assertThat(said).endsWith(" wrong 0\n");
    Figures.add("firmware, fuzzed with sanitizers", said.strip());
  }

  @Test
  void theSizeOfTheFirmware() throws Exception {
    Path folder = Path.of("target", "firmware-size-" + System.nanoTime());
    Figures.add("firmware, ATmega2560", new FirmwareBuild(folder).make("firmware").strip());
  }
}

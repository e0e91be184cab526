package org.lunartable.kiosk.assembly.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.reliability.Reliability;

/** A thread hangs for good; whoever started the kiosk starts it again. */
@Tag("faults")
@Timeout(value = 400, unit = TimeUnit.SECONDS)
class HangingKioskTest {

  private static final int HANGS = 5;

  @TempDir Path folder;
  private Process process;
  private BufferedReader out;
  private BufferedWriter in;

  private String start() throws IOException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                HangingKiosk.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    out = process.inputReader(StandardCharsets.UTF_8);
    in = process.outputWriter(StandardCharsets.UTF_8);
    return out.readLine();
  }

  private String tell(String what) throws IOException {
    in.write(what + "\n");
    in.flush();
    return out.readLine();
  }

  @Test
  void aTableThatHangsIsEndedWithinTenSecondsAndGoesOnWithinTenMore() throws Exception {
    endAndGoOn("hang", 0);
    Reliability.write(
        "the table's thread hangs: the kiosk ends within 10 s, its next start goes on within 10 s",
        HANGS,
        0);
  }

  @Test
  void aPanelThatHangsEndsTheKioskWithinTenSecondsAndTheGameGoesOnWithinTenMore() throws Exception {
    endAndGoOn("hang-panel", TimeUnit.SECONDS.toMillis(Watch.PROVEN_LOOKS + 2));
    Reliability.write(
        "the thread of the pins hangs: the kiosk ends within 10 s, its next start goes on within 10 s",
        HANGS,
        0);
  }

  private void endAndGoOn(String hang, long firstMillis) throws Exception {
    start();
    String shown = tell("begin");
    for (int i = 0; i < HANGS; i++) {
      shown = tell("move");
      Thread.sleep(firstMillis);
      tell(hang);
      long hung = System.nanoTime();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      Duration noticed = Duration.ofNanos(System.nanoTime() - hung);
      assertThat(process.exitValue()).isEqualTo(4);
      assertThat(noticed).isLessThan(Duration.ofSeconds(10));

      long ended = System.nanoTime();
      assertThat(start()).isEqualTo(shown);
      assertThat(Duration.ofNanos(System.nanoTime() - ended)).isLessThan(Duration.ofSeconds(10));
    }
    process.destroy();
  }
}

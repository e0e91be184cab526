package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.vision.BadPicture;

/** An evening of frames through a child process, each one decoded. */
@Tag("bars")
class FrameEnduranceTest {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final int FRAMES = 20_000;
  private static final int WARM_UP = 2_000;
  private static final byte[] JPEG = TestJpegs.picture(1280, 720, 1, false);

  @TempDir Path folder;

  @Test
  void twentyThousandFramesLeaveTheResidentSetFlat() throws Exception {
    assumeTrue(Files.isReadable(STATUS), "the resident set is read from /proc");
    ScriptRig camera = new ScriptRig(folder);
    try (FrameSource source = camera.open(Time.SYSTEM)) {
      source.start();
      long seen = watch(camera, source, 0, WARM_UP);
      double before = residentMegabytes();
      watch(camera, source, seen, FRAMES);
      double growth = residentMegabytes() / before - 1;
      write(before, growth);
      assertThat(growth).isLessThan(0.1);
    } finally {
      camera.close();
    }
  }

  private static long watch(ScriptRig camera, FrameSource source, long from, int frames)
      throws IOException, InterruptedException, BadPicture {
    long seen = from;
    int watched = 0;
    while (watched < frames) {
      camera.send(JPEG);
      Duration patience = Duration.ofMillis(watched == 0 ? 100 : 10_000);
      Frame frame = source.newerThan(seen, patience).orElse(null);
      if (frame != null) {
        seen = frame.number();
        watched++;
        frame.decode().close();
      }
    }
    return seen;
  }

  private static void write(double before, double growth) throws IOException {
    Path file = Files.createDirectories(Path.of("target/bars")).resolve("frames.txt");
    Files.write(
        file,
        List.of(
            "resident after 2,000 frames of a camera|%.0f MB".formatted(before),
            String.format(
                Locale.ROOT, "resident set's growth over 20,000 more|%.1f %%", 100 * growth)));
  }

  private static double residentMegabytes() throws IOException {
    return Files.readAllLines(STATUS).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
        .findFirst()
        .orElseThrow();
  }
}

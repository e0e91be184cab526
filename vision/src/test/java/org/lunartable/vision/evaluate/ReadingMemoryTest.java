package org.lunartable.vision.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.lunartable.vision.TestPictures;

/** An evening of frames in a small heap: native memory must not grow. */
@Tag("bars")
class ReadingMemoryTest {
  private static final int FIRST = 2_000;
  private static final int FRAMES = 20_000;

  @Test
  void twentyThousandFramesReadLeaveTheResidentSetFlat() throws Exception {
    assumeTrue(Files.isReadable(Path.of("/proc/self/status")), "the resident set is in /proc");
    String[] megabytes = watch().split(" ", -1);
    double before = Double.parseDouble(megabytes[0]);
    double growth = Double.parseDouble(megabytes[1]) / before - 1;
    write(before, growth);
    assertThat(growth).isLessThan(0.1);
  }

  private static String watch() throws IOException, InterruptedException {
    List<Path> pictures = TestPictures.files();
    Process watch =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-cp",
                System.getProperty("java.class.path"),
                LongWatch.class.getName(),
                Integer.toString(FIRST),
                Integer.toString(FRAMES),
                pictures.get(0).toString(),
                pictures.get(1).toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String said = new String(watch.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(watch.waitFor()).isZero();
    return said.strip();
  }

  private static void write(double before, double growth) throws IOException {
    Path file = Files.createDirectories(Path.of("target/bars")).resolve("reading-memory.txt");
    Files.write(
        file,
        List.of(
            "resident after 2,000 frames read with -Xmx128m|%.0f MB".formatted(before),
            String.format(
                Locale.ROOT, "its growth over 20,000 more frames read|%.1f %%", 100 * growth)));
  }
}

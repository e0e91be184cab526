package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.videoio.Videoio;

/** The real OpenCV, on a series of files in the place of a device. */
class OpenCvCaptureTest {
  private static final Path STATUS = Path.of("/proc/self/status");

  @TempDir Path folder;

  private String series(int count) throws IOException {
    byte[] jpeg = TestJpegs.picture(1280, 720, 1, false);
    for (int i = 0; i < count; i++) {
      Files.write(folder.resolve("s" + i + ".jpg"), jpeg);
    }
    return folder.resolve("s%d.jpg").toString();
  }

  @Test
  void aDeviceThatIsMissingDoesNotOpen() {
    try (Capture capture = new OpenCvCapture()) {
      assertThat(capture.open(folder.resolve("nothing").toString())).isFalse();
      assertThat(capture.read()).isNull();
    }
  }

  @Test
  void packsDecodedPicturesAsJpegUntilTheyEnd() throws IOException {
    try (Capture capture = new OpenCvCapture(Videoio.CAP_IMAGES)) {
      assertThat(capture.open(series(2))).isTrue();
      Jpeg jpeg = Jpeg.at(capture.read()).orElseThrow();
      assertThat(jpeg.width()).isEqualTo(1280);
      assertThat(capture.read()).isNotNull();
      assertThat(capture.read()).isNull();
    }
  }

  @Test
  void readingAndReopeningDoesNotGrowNativeMemory() throws IOException {
    assumeTrue(Files.isReadable(STATUS), "the resident set is read from /proc");
    String files = series(10);
    readAll(files, 2);
    long before = residentKilobytes();
    readAll(files, 7);
    // A frame is 2.7 MB: 70 that were not released would be 190 MB.
    assertThat(residentKilobytes() - before).isLessThan(80_000);
  }

  private static void readAll(String files, int times) {
    for (int i = 0; i < times; i++) {
      try (Capture capture = new OpenCvCapture(Videoio.CAP_IMAGES)) {
        capture.open(files);
        while (capture.read() != null) {
          // Only the memory is of interest.
        }
      }
    }
  }

  private static long residentKilobytes() throws IOException {
    return Files.readAllLines(STATUS).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElseThrow();
  }
}

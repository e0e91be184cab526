package org.lunartable.vision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.die.DieReader;

class MemoryTest {
  private static final Path STATUS = Path.of("/proc/self/status");

  @Test
  void readingManyFramesDoesNotGrowNativeMemory() throws Exception {
    assumeTrue(Files.isReadable(STATUS), "the resident set is read from /proc");
    DieReader reader = new DieReader(Die.CLASSIC);
    List<byte[]> frames = TestPictures.files().stream().limit(4).map(MemoryTest::bytes).toList();
    readAll(reader, frames, 40);
    // One frame's Mats are some 4 MB: a leak of them would show as 320 MB, both times. What Java
    // and
    // the C library set aside once, as when code is compiled late, shows only once.
    assertThat(Math.min(growth(reader, frames), growth(reader, frames))).isLessThan(60_000);
  }

  private static long growth(DieReader reader, List<byte[]> frames) throws Exception {
    long before = nativeKilobytes();
    readAll(reader, frames, 80);
    return nativeKilobytes() - before;
  }

  private static void readAll(DieReader reader, List<byte[]> frames, int count) throws BadPicture {
    for (int i = 0; i < count; i++) {
      try (Picture picture = Picture.decode(frames.get(i % frames.size()))) {
        reader.read(picture);
      }
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The resident set without Java's heap, which the collector grows as it pleases. */
  private static long nativeKilobytes() throws IOException {
    return residentKilobytes() - Runtime.getRuntime().totalMemory() / 1024;
  }

  private static long residentKilobytes() throws IOException {
    return Files.readAllLines(STATUS).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElseThrow();
  }
}

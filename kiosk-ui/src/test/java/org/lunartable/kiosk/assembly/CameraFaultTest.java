package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.reliability.Reliability;

/** Cameras that fail in every way there is: no false roll, no crash, back within five seconds. */
@Tag("faults")
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class CameraFaultTest {
  private static final Duration SOON = Duration.ofSeconds(5);
  private static final int ROUNDS = 5;

  @TempDir Path folder;

  private List<byte[]> video;
  private int rest;
  private RealCamera kiosk;

  @BeforeEach
  void load() throws IOException {
    video = RollVideo.frames();
    rest = video.size() - 4;
  }

  @AfterEach
  void close() {
    kiosk.close();
  }

  private interface Step {
    void run() throws Exception;
  }

  /** Shows a die at rest until the kiosk sees it; it is to be soon. */
  private void backSoon(Step show) throws Exception {
    long start = System.nanoTime();
    while (!kiosk.cameraWorks()) {
      show.run();
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(SOON);
    }
    for (int i = 0; i < 10; i++) {
      show.run();
    }
    assertThat(kiosk.rolled()).as("a roll that nobody saw").isFalse();
  }

  private static void survived(String fault, int tried) throws IOException {
    Reliability.write(fault, tried, "seen again within 5 s, no roll invented", "0");
  }

  private void stream(Phone phone, int from, int to) throws InterruptedException {
    for (int i = from; i < to; i++) {
      phone.send(video.get(i));
      Thread.sleep(66);
    }
  }

  private void connect(Phone phone) throws Exception {
    kiosk = new RealCamera(folder.resolve("data"), new CameraName.Network(phone.address()));
    while (!kiosk.cameraWorks()) {
      stream(phone, 0, 1);
    }
  }

  @Test
  void aStreamThatIsCutInMidRoll() throws Exception {
    try (Phone phone = new Phone()) {
      connect(phone);
      for (int round = 0; round < ROUNDS; round++) {
        stream(phone, 0, 8 + round);
        phone.cut();
        kiosk.awaitCamera(false);
        phone.restore();
        backSoon(() -> stream(phone, rest, video.size()));
      }
    }
    survived("a camera's stream is cut in the middle of a roll", ROUNDS);
  }

  @Test
  void aStreamThatStallsInMidRoll() throws Exception {
    try (Phone phone = new Phone()) {
      connect(phone);
      for (int round = 0; round < ROUNDS; round++) {
        stream(phone, 0, 8 + round);
        kiosk.awaitCamera(false);
        backSoon(() -> stream(phone, rest, video.size()));
      }
    }
    survived("a camera's stream stalls in the middle of a roll", ROUNDS);
  }

  @Test
  void garbageAndTruncatedPicturesInTheStream() throws Exception {
    Random random = new Random(7);
    try (Phone phone = new Phone()) {
      connect(phone);
      for (int i = 0; i < 150; i++) {
        byte[] whole = video.get(i % 2);
        phone.send(Arrays.copyOf(whole, random.nextInt(whole.length)));
        byte[] garbage = new byte[random.nextInt(5000)];
        random.nextBytes(garbage);
        phone.send(garbage);
        phone.send(damaged(whole, random));
        stream(phone, i % 2, i % 2 + 1);
        assertThat(kiosk.rolled()).isFalse();
      }
      backSoon(() -> stream(phone, rest, video.size()));
    }
    survived("a camera sends garbage and half pictures", 450);
  }

  /** Whole by its markers, but not inside. */
  private static byte[] damaged(byte[] jpeg, Random random) {
    byte[] bytes = jpeg.clone();
    for (int i = 0; i < 20; i++) {
      bytes[700 + random.nextInt(bytes.length - 702)] = (byte) random.nextInt(0xF0);
    }
    return bytes;
  }

  @Test
  void aFolderThatIsEmptiedAndFilledAgain() throws Exception {
    Path frames = Files.createDirectory(folder.resolve("frames"));
    fill(frames);
    kiosk = new RealCamera(folder.resolve("data"), new CameraName.Recording(frames));
    for (int round = 0; round < ROUNDS; round++) {
      kiosk.awaitCamera(true);
      empty(frames);
      kiosk.awaitCamera(false);
      assertThat(kiosk.cameraDetail()).contains("put some there");
      fill(frames);
      backSoon(() -> Thread.sleep(66));
    }
    survived("a folder of pictures is emptied and filled again", ROUNDS);
  }

  private void fill(Path frames) throws IOException {
    for (int i = rest; i < video.size(); i++) {
      Path part = Files.write(frames.resolve("part"), video.get(i));
      Files.move(part, frames.resolve("f" + i + ".jpg"));
    }
  }

  private static void empty(Path frames) throws IOException {
    try (Stream<Path> files = Files.list(frames)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
  }
}

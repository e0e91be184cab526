package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingTest {
  @TempDir Path folder;

  private static Frame frame(int second) {
    Jpeg jpeg = Jpeg.at(TestJpegs.picture(second)).orElseThrow();
    return new Frame(second, TimeUnit.SECONDS.toNanos(second), 1, jpeg);
  }

  @Test
  void remembersTheLastMinutesForReplay() throws Exception {
    Recording recording = new Recording(1 << 20, Duration.ofSeconds(3));
    for (int second = 1; second <= 10; second++) {
      recording.add(frame(second), "note " + second);
    }
    assertThat(recording.content())
        .extracting(Recording.Noted::note)
        .containsExactly("note 7", "note 8", "note 9", "note 10");
    Path file = folder.resolve("bug.mjpeg");
    for (Recording.Noted one : recording.content()) {
      Files.write(file, one.frame().jpeg(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
    try (Link link = new MjpegFileLink(file, new Pacer(Time.SYSTEM, 120), false)) {
      for (int second = 7; second <= 10; second++) {
        assertThat(link.next().orElseThrow().bytes()).isEqualTo(TestJpegs.picture(second));
      }
      assertThatThrownBy(link::next).isInstanceOf(EndOfFrames.class);
    }
  }

  @Test
  void neverHoldsMoreBytesThanAllowed() {
    int size = TestJpegs.picture(1).length;
    Recording recording = new Recording(3L * size + size / 2, Duration.ofHours(1));
    for (int second = 1; second <= 10; second++) {
      recording.add(frame(second), "note " + second);
    }
    assertThat(recording.size()).isEqualTo(3);
    Recording tiny = new Recording(10, Duration.ofHours(1));
    tiny.add(frame(1), "");
    assertThat(tiny.size()).isZero();
    recording.clear();
    assertThat(recording.size()).isZero();
  }
}

package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderFramesTest extends FrameSourceContract {
  @TempDir Path folder;

  @Override
  Rig makeRig() throws IOException {
    return new FileRig(folder, false);
  }

  @Test
  void goesThroughAFolderInTheOrderOfNamesAndPassesOverWhatIsNoPicture() throws Exception {
    for (int i = 9; i >= 1; i--) {
      Files.write(folder.resolve("f" + i + ".JPG"), TestJpegs.picture(i));
    }
    Files.write(folder.resolve("f3.JPG"), TestJpegs.truncated(TestJpegs.picture(3), 0.7));
    Files.writeString(folder.resolve("f4.JPG"), "no picture");
    Files.writeString(folder.resolve("labels.jsonl"), "{}");
    assertThat(pictures(replay(folder))).containsExactly(1, 2, 5, 6, 7, 8, 9);
  }

  @Test
  void goesThroughAFileOfJpegs() throws Exception {
    Path file = folder.resolve("saved.mjpeg");
    Files.write(file, TestJpegs.join(TestJpegs.picture(3), TestJpegs.picture(1)));
    assertThat(pictures(replay(file))).containsExactly(3, 1);
  }

  @Test
  void saysWhatToDoWhenThereIsNothingToReplay() throws Exception {
    source.start();
    awaitState(SourceStatus.State.LOST);
    assertThat(source.status().sentence())
        .endsWith("holds no JPEG pictures; put some there (*.jpg).");
  }

  @Test
  void endsAfterTheLastPictureIfItIsTold() throws Exception {
    Files.write(folder.resolve("one.jpg"), TestJpegs.picture(1));
    FrameSource once = FolderFrames.source(folder, 20, FolderFrames.AtEnd.STOP, time);
    source.close();
    source = once;
    once.start();
    awaitState(SourceStatus.State.ENDED);
    assertThat(once.status().sentence()).endsWith("is over.");
    assertThat(once.newest()).isPresent();
    assertThat(once.newerThan(1, java.time.Duration.ofMinutes(1))).isEmpty();
  }

  private Link replay(Path path) throws IOException {
    Pacer pacer = new Pacer(Time.SYSTEM, 120);
    return Files.isDirectory(path)
        ? new FolderLink(path, pacer, false)
        : new MjpegFileLink(path, pacer, false);
  }

  private static List<Integer> pictures(Link link) throws Exception {
    List<Integer> numbers = new ArrayList<>();
    try (link) {
      while (true) {
        Optional<Jpeg> jpeg = link.next();
        jpeg.ifPresent(found -> numbers.add(number(found)));
      }
    } catch (EndOfFrames e) {
      return numbers;
    }
  }

  private static int number(Jpeg jpeg) {
    int number = 1;
    while (!java.util.Arrays.equals(jpeg.bytes(), TestJpegs.picture(number))) {
      number++;
    }
    return number;
  }
}

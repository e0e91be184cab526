package org.lunartable.vision.evaluate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.RollWatcher;

/**
 * A program that decodes and watches many frames, and prints how many megabytes it holds in memory
 * after the first of them and after all. Two pictures take turns, so that the die is read in every
 * frame.
 */
final class LongWatch {
  private static final long FRAME_NANOS = 66_666_667L;
  private static final Path STATUS = Path.of("/proc/self/status");

  private final RollWatcher watcher = new RollWatcher(new DieReader(Die.CLASSIC));
  private final List<byte[]> pictures;
  private long frame;

  private LongWatch(List<byte[]> pictures) {
    this.pictures = pictures;
  }

  /** Arguments: frames to begin with, frames after them, and the files of the pictures. */
  public static void main(String[] args) throws IOException, BadPicture {
    LongWatch watch =
        new LongWatch(
            List.of(Files.readAllBytes(Path.of(args[2])), Files.readAllBytes(Path.of(args[3]))));
    watch.frames(Integer.parseInt(args[0]));
    double before = megabytes();
    watch.frames(Integer.parseInt(args[1]));
    System.out.println(before + " " + megabytes());
  }

  private void frames(int count) throws BadPicture {
    for (int i = 0; i < count; i++) {
      try (Picture picture = Picture.decode(pictures.get((int) (frame % pictures.size())))) {
        watcher.accept(frame++ * FRAME_NANOS, picture);
      }
    }
  }

  private static double megabytes() throws IOException {
    return Files.readAllLines(STATUS).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
        .findFirst()
        .orElseThrow();
  }
}

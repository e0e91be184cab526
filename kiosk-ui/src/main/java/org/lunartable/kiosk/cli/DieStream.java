package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.Roll;
import org.lunartable.vision.die.RollWatcher;
import org.lunartable.vision.evaluate.LiveReading;

/** Watches the die in pictures that are the frames of one stream. */
final class DieStream implements ReadDieCommand.Lines {
  private final RollWatcher watcher;
  private final double fps;
  private int frame;

  /** A stream of so many frames a second. */
  DieStream(DieReader reader, double fps) {
    this.watcher = new RollWatcher(reader);
    this.fps = fps;
  }

  /** A picture that cannot be used takes its place in time, and the stream goes on. */
  @Override
  public DieLine next(Path image) {
    long nanos = Math.round(frame++ * 1e9 / fps);
    try (Picture picture = Picture.load(image)) {
      long start = System.nanoTime();
      Optional<Roll> roll = watcher.accept(nanos, picture);
      double millis = (System.nanoTime() - start) / 1e6;
      return DieLine.of(image, LiveReading.of(watcher), millis, picture.decodeMillis())
          .inStream(watcher.state(), roll);
    } catch (BadPicture e) {
      return DieLine.bad(image, e.getMessage()).inStream(watcher.state(), Optional.empty());
    }
  }
}

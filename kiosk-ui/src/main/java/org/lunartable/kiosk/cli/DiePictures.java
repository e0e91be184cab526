package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.DieReading;

/** Reads the die in pictures that have nothing to do with each other. */
record DiePictures(DieReader reader) implements ReadDieCommand.Lines {

  @Override
  public DieLine next(Path image) {
    try (Picture picture = Picture.load(image)) {
      long start = System.nanoTime();
      DieReading reading = reader.read(picture);
      double millis = (System.nanoTime() - start) / 1e6;
      return DieLine.of(image, reading, millis, picture.decodeMillis());
    } catch (BadPicture e) {
      return DieLine.bad(image, e.getMessage());
    }
  }
}

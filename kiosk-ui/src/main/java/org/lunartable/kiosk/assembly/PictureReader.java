package org.lunartable.kiosk.assembly;

import java.util.function.Supplier;
import org.lunartable.engine.die.Die;
import org.lunartable.kiosk.web.DiePictures;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.Reason;

/**
 * Reads the die on pictures that people send.
 *
 * @param die the die in use
 */
record PictureReader(Supplier<Die> die) implements DiePictures {

  @Override
  public Result read(byte[] bytes) {
    try (Picture picture = Picture.decode(bytes)) {
      return new DieReader(die.get())
          .read(picture)
          .match(
              read ->
                  new Read(
                      read.quadrants(), read.confidence(), DieCrop.of(picture, read.corners())),
              none -> new Unread(none.reason().text(), none.message()));
    } catch (BadPicture e) {
      return new Unread(Reason.BAD_IMAGE.text(), e.getMessage());
    }
  }
}

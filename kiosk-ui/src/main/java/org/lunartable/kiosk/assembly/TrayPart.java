package org.lunartable.kiosk.assembly;

import java.util.Optional;
import java.util.function.Function;
import org.lunartable.kiosk.web.TrayArea;
import org.lunartable.vision.Picture;

/** Looks at the tray alone, where it is marked. */
final class TrayPart {

  private TrayPart() {}

  /** What is seen in the tray, or in the whole picture where no tray is marked. */
  static <R> R look(Picture picture, Optional<TrayArea> tray, Function<Picture, R> eye) {
    if (tray.isEmpty()) {
      return eye.apply(picture);
    }
    try (Picture part = of(picture, tray.get())) {
      return eye.apply(part);
    }
  }

  /** Only the tray, at its place: a lens sees the rim of a picture otherwise than its middle. */
  private static Picture of(Picture picture, TrayArea tray) {
    return picture.only(
        (int) (tray.left() * picture.width()),
        (int) (tray.top() * picture.height()),
        (int) Math.ceil((tray.right() - tray.left()) * picture.width()),
        (int) Math.ceil((tray.bottom() - tray.top()) * picture.height()));
  }
}

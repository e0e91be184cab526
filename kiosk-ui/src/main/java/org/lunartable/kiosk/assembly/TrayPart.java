package org.lunartable.kiosk.assembly;

import org.lunartable.kiosk.web.TrayArea;
import org.lunartable.vision.Picture;

/** Looks at the tray alone. */
final class TrayPart {

  private TrayPart() {}

  /**
   * Only the tray, at its place: a lens sees the rim of a picture otherwise than its middle. To be
   * closed apart from the whole picture.
   */
  static Picture of(Picture picture, TrayArea tray) {
    return picture.only(
        (int) (tray.left() * picture.width()),
        (int) (tray.top() * picture.height()),
        (int) Math.ceil((tray.right() - tray.left()) * picture.width()),
        (int) Math.ceil((tray.bottom() - tray.top()) * picture.height()));
  }
}

package org.lunartable.kiosk.assembly;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** Small whole JPEGs. */
final class Jpegs {
  private Jpegs() {}

  /** A plain picture of its own for each shade. */
  static byte[] plain(int shade) {
    BufferedImage image = new BufferedImage(32, 24, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 32 * 24; i++) {
      image.setRGB(i % 32, i / 32, shade * 0x010101);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "jpeg", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}

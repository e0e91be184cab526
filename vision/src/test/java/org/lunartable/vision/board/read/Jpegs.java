package org.lunartable.vision.board.read;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import org.lunartable.vision.JpegBytes;

/** Encodes blue, green, red bytes as JPEG files and back. Stateless. */
final class Jpegs {
  private Jpegs() {}

  /** The file of a picture, of a quality from 0 to 1. */
  static byte[] encoded(byte[] bgr, int width, int height, double quality) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_3BYTE_BGR);
    System.arraycopy(bgr, 0, pixels(image), 0, bgr.length);
    return JpegBytes.of(image, quality);
  }

  /** What is left of a picture that goes through a JPEG file. */
  static byte[] through(byte[] bgr, int width, int height, double quality) {
    try {
      return pixels(
          bgr(ImageIO.read(new ByteArrayInputStream(encoded(bgr, width, height, quality)))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same picture in blue, green, red bytes. */
  static BufferedImage bgr(BufferedImage image) {
    if (image.getType() == BufferedImage.TYPE_3BYTE_BGR) {
      return image;
    }
    BufferedImage copy =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_3BYTE_BGR);
    copy.createGraphics().drawImage(image, 0, 0, null);
    return copy;
  }

  static byte[] pixels(BufferedImage image) {
    return ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
  }
}

package org.lunartable.vision.frame;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageWriteParam;
import org.lunartable.vision.JpegBytes;

/** Makes small JPEGs, whole and broken. */
final class TestJpegs {
  private TestJpegs() {}

  /** A picture of its own for each number, 64 by 48 pixels. */
  static byte[] picture(int number) {
    return picture(64, 48, number, false);
  }

  static byte[] picture(int width, int height, int seed, boolean progressive) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Random random = new Random(seed);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.setRGB(x, y, (x * 3) << 16 | (y * 4) << 8 | random.nextInt(64));
      }
    }
    return write(image, progressive);
  }

  private static byte[] write(BufferedImage image, boolean progressive) {
    return JpegBytes.of(
        image,
        how ->
            how.setProgressiveMode(
                progressive ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED));
  }

  /** The same picture with another, whole JPEG in an application segment, as phones write it. */
  static byte[] withThumbnail(byte[] jpeg, byte[] thumbnail) {
    int length = thumbnail.length + 8;
    byte[] head = {
      (byte) 0xFF, (byte) 0xD8, (byte) 0xFF, (byte) 0xE1, (byte) (length >> 8), (byte) length,
    };
    byte[] exif = {'E', 'x', 'i', 'f', 0, 0};
    return join(head, exif, thumbnail, Arrays.copyOfRange(jpeg, 2, jpeg.length));
  }

  static byte[] truncated(byte[] jpeg, double share) {
    return Arrays.copyOf(jpeg, (int) (jpeg.length * share));
  }

  /** Bytes that look like nothing. */
  static byte[] garbage(int length, long seed) {
    byte[] bytes = new byte[length];
    new Random(seed).nextBytes(bytes);
    for (int i = 0; i < length; i++) {
      bytes[i] &= 0x7F;
    }
    return bytes;
  }

  static byte[] join(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }
}

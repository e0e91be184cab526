package org.lunartable.vision;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Pictures as the bytes of JPEG files. */
public final class JpegBytes {

  private JpegBytes() {}

  /**
   * Encodes a picture.
   *
   * @param quality 0 to 1
   */
  public static byte[] of(BufferedImage image, double quality) {
    return of(
        image,
        how -> {
          how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
          how.setCompressionQuality((float) quality);
        });
  }

  /** The same, written as this says. */
  public static byte[] of(BufferedImage image, Consumer<ImageWriteParam> told) {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    ImageWriteParam how = writer.getDefaultWriteParam();
    told.accept(how);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(image, null, null), how);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}

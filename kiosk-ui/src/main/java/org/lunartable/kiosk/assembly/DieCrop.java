package org.lunartable.kiosk.assembly;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.vision.PixelPoint;

/** Cuts the die out of a picture, for people to look at. */
final class DieCrop {

  private static final System.Logger LOG = System.getLogger(DieCrop.class.getName());

  /** Half the crop's side, as a multiple of the distance from the face's middle to a corner. */
  private static final double REACH = 1.6;

  private DieCrop() {}

  /**
   * A square JPEG around the die, upright as in the picture.
   *
   * @param corners the corners of the top face in the picture's pixels
   * @return empty when nothing of it is in the picture, or it cannot be cut out
   */
  static Optional<Evidence> of(byte[] jpeg, List<PixelPoint> corners) {
    try {
      BufferedImage picture = ImageIO.read(new ByteArrayInputStream(jpeg));
      if (picture == null) {
        return Optional.empty();
      }
      Rectangle area =
          around(corners).intersection(new Rectangle(picture.getWidth(), picture.getHeight()));
      if (area.isEmpty()) {
        return Optional.empty();
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ImageIO.write(picture.getSubimage(area.x, area.y, area.width, area.height), "jpeg", out);
      return Optional.of(new Evidence("image/jpeg", out.toByteArray()));
    } catch (IOException | RuntimeException e) {
      LOG.log(Level.WARNING, "The die could not be cut out of the picture.", e);
      return Optional.empty();
    }
  }

  private static Rectangle around(List<PixelPoint> corners) {
    double u = corners.stream().mapToDouble(PixelPoint::u).average().orElse(0);
    double v = corners.stream().mapToDouble(PixelPoint::v).average().orElse(0);
    double radius =
        corners.stream()
            .mapToDouble(corner -> Math.hypot(corner.u() - u, corner.v() - v))
            .max()
            .orElse(0);
    int reach = (int) Math.ceil(REACH * radius);
    return new Rectangle((int) u - reach, (int) v - reach, 2 * reach + 1, 2 * reach + 1);
  }
}

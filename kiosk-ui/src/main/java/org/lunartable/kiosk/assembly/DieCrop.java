package org.lunartable.kiosk.assembly;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

/**
 * Cuts the die out of a picture, for people to look at. It is coded anew from the pixels: what else
 * a sender's file says, such as where it was taken, is not in it.
 */
final class DieCrop {

  private static final System.Logger LOG = System.getLogger(DieCrop.class.getName());

  /** Half the crop's side, as a multiple of the distance from the face's middle to a corner. */
  private static final double REACH = 1.6;

  /** Its longest side, pixels: enough to see the face, also in the photo of a phone. */
  private static final int LONGEST = 400;

  private DieCrop() {}

  /**
   * A square JPEG around the die, upright as in the picture.
   *
   * @param corners the corners of the top face in the picture's pixels
   * @return empty when nothing of it is in the picture, or it cannot be cut out
   */
  static Optional<Evidence> of(Picture picture, List<PixelPoint> corners) {
    try {
      double u = corners.stream().mapToDouble(PixelPoint::u).average().orElse(0);
      double v = corners.stream().mapToDouble(PixelPoint::v).average().orElse(0);
      int reach = reach(corners, u, v);
      int side = 2 * reach + 1;
      byte[] jpeg = picture.jpeg((int) u - reach, (int) v - reach, side, side, LONGEST);
      return Optional.of(new Evidence("image/jpeg", jpeg));
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "The die could not be cut out of the picture.", e);
      return Optional.empty();
    }
  }

  private static int reach(List<PixelPoint> corners, double u, double v) {
    double radius =
        corners.stream()
            .mapToDouble(corner -> Math.hypot(corner.u() - u, corner.v() - v))
            .max()
            .orElse(0);
    return (int) Math.ceil(REACH * radius);
  }
}

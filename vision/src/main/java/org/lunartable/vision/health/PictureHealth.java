package org.lunartable.vision.health;

import java.util.List;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.Thumbnail;

/**
 * What can be measured on a picture in a millisecond or so: the light on a small grey copy, the
 * blur and the glare on small pieces of the picture itself.
 *
 * @param brightness mean grey level, 0 to 255
 * @param dark share of the picture that is black, 0 to 1
 * @param burnt share of the picture that is white without any shade, 0 to 1
 * @param glare share of the die's top face that is so; 0 without a die
 * @param blur how far edges are smeared, in pixels (the spread of a Gaussian); 0 when no edge is
 *     strong enough to tell
 * @param dieSide the side of the die's top face in pixels; 0 without a die
 */
public record PictureHealth(
    double brightness, double dark, double burnt, double glare, double blur, double dieSide) {
  private static final int SMALL = 160;

  /** Noise lifts black to about this, and a sensor's end is not always at 255. */
  private static final int BLACK = 14;

  private static final int WHITE = 250;

  /** Half the side of the square around the die that is looked at, in sides of the die. */
  private static final double AROUND = 0.8;

  private static final int LARGEST_PIECE = 160;

  /**
   * Measures a picture.
   *
   * @param corners the corners of the die's top face, or none
   */
  public static PictureHealth of(Picture picture, List<PixelPoint> corners) {
    Thumbnail small = picture.thumbnail(SMALL);
    double sum = 0;
    int dark = 0;
    int burnt = 0;
    for (int y = 0; y < small.height(); y++) {
      for (int x = 0; x < small.width(); x++) {
        int grey = small.grey(x, y);
        sum += grey;
        dark += grey <= BLACK ? 1 : 0;
        burnt += grey >= WHITE ? 1 : 0;
      }
    }
    double count = small.width() * small.height();
    double side = side(corners);
    return new PictureHealth(
        sum / count,
        dark / count,
        burnt / count,
        corners.isEmpty() ? 0 : glare(picture, corners),
        corners.isEmpty() ? blur(picture) : Blur.of(around(picture, corners, side)),
        side);
  }

  private static double side(List<PixelPoint> corners) {
    double sum = 0;
    for (int i = 0; i < corners.size(); i++) {
      PixelPoint a = corners.get(i);
      PixelPoint b = corners.get((i + 1) % corners.size());
      sum += Math.hypot(a.u() - b.u(), a.v() - b.v());
    }
    return corners.isEmpty() ? 0 : sum / corners.size();
  }

  private static Pixels around(Picture picture, List<PixelPoint> corners, double side) {
    int reach = (int) Math.min(LARGEST_PIECE / 2.0, Math.max(12, AROUND * side));
    return piece(picture, middle(corners), reach);
  }

  private static PixelPoint middle(List<PixelPoint> corners) {
    return new PixelPoint(
        corners.stream().mapToDouble(PixelPoint::u).average().orElse(0),
        corners.stream().mapToDouble(PixelPoint::v).average().orElse(0));
  }

  private static Pixels piece(Picture picture, PixelPoint middle, int reach) {
    return picture.crop((int) middle.u() - reach, (int) middle.v() - reach, 2 * reach, 2 * reach);
  }

  /** Of five pieces of the picture the sharpest counts: not everything has to be in focus. */
  private static double blur(Picture picture) {
    double[][] places = {{0.5, 0.5}, {0.25, 0.3}, {0.75, 0.3}, {0.25, 0.7}, {0.75, 0.7}};
    int reach = Math.max(8, Math.min(48, Math.min(picture.width(), picture.height()) / 4));
    double sharpest = 0;
    for (double[] place : places) {
      PixelPoint middle = new PixelPoint(place[0] * picture.width(), place[1] * picture.height());
      double blur = Blur.of(piece(picture, middle, reach));
      sharpest = sharpest == 0 || (blur > 0 && blur < sharpest) ? blur : sharpest;
    }
    return sharpest;
  }

  /** The tiles take the middle half of the face; only there can the lamp be mirrored. */
  private static double glare(Picture picture, List<PixelPoint> corners) {
    double reach = 0.25 * side(corners);
    Pixels face = piece(picture, middle(corners), (int) Math.max(2, reach));
    int white = 0;
    for (int v = face.top(); v < face.top() + face.height(); v++) {
      for (int u = face.left(); u < face.left() + face.width(); u++) {
        int darkest = Math.min(face.channel(u, v, 0), face.channel(u, v, 1));
        white += Math.min(darkest, face.channel(u, v, 2)) >= WHITE ? 1 : 0;
      }
    }
    return white / (double) (face.width() * face.height());
  }
}

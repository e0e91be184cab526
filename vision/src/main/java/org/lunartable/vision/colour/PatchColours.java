package org.lunartable.vision.colour;

import java.util.List;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

/**
 * Names the LEGO colours of patches at given places of any picture. Stateless.
 *
 * <p>No black body or white reference is needed. The colour of the light is first guessed from the
 * bright things in the whole picture (their mean in a high power). Then every light that may be is
 * tried: its warmth, its tint, the exposure, and the camera's saturation and black level. All
 * patches lie under the same one. Each patch weighs each colour under it, and the colours are those
 * with the greatest probability over all lights together.
 */
public final class PatchColours {
  /** Half the side of what is looked at around a place, as a share of the picture's short side. */
  private static final double RADIUS_SHARE = 1 / 80.0;

  private static final double SMALLEST_RADIUS = 2;

  /** For each pigment the index of its colour. */
  private static final int[] COLOUR_OF =
      Pigment.ALL.stream().mapToInt(p -> Pigment.COLOURS.indexOf(p.colour())).toArray();

  /**
   * A patch's colour.
   *
   * @param confidence 0 to 1
   */
  public record PatchColour(TileColour colour, double confidence) {}

  private PatchColours() {}

  /** The colours at places of a picture, in the same order. All must lie in the same light. */
  public static List<PatchColour> read(Picture picture, List<PixelPoint> places) {
    double side = Math.min(picture.width(), picture.height());
    double radius = Math.max(SMALLEST_RADIUS, side * RADIUS_SHARE);
    return of(picture, places.stream().map(place -> Patch.at(picture, place, radius)).toList());
  }

  /** The colours of patches of a picture, in the same order. All must lie in the same light. */
  public static List<PatchColour> of(Picture picture, List<Patch> seen) {
    List<double[]> patches = seen.stream().map(Looks::logarithms).toList();
    SceneLight scene = SceneLight.of(picture);
    Chances chances = new Chances(patches.size());
    for (Light light : Light.likely(scene)) {
      weigh(patches, light, light.prior(scene), chances);
    }
    return chances.best();
  }

  private static void weigh(List<double[]> patches, Light light, double prior, Chances chances) {
    List<Looks> looks = Pigment.ALL.stream().map(pigment -> new Looks(pigment, light)).toList();
    double[][] own = new double[patches.size()][Pigment.COLOURS.size()];
    double log = prior;
    for (int i = 0; i < own.length; i++) {
      double sum = 0;
      for (int p = 0; p < looks.size(); p++) {
        double likelihood = looks.get(p).logLikelihood(patches.get(i));
        double chance = Math.exp(Pigment.ALL.get(p).prior() + likelihood);
        own[i][COLOUR_OF[p]] += chance;
        sum += chance;
      }
      log += Math.log(sum);
      for (int c = 0; c < own[i].length; c++) {
        own[i][c] /= sum;
      }
    }
    chances.add(log, own);
  }
}

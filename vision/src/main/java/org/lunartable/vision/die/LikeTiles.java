package org.lunartable.vision.die;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lunartable.vision.colour.LitPatch;
import org.lunartable.vision.colour.Pigment;

/**
 * What the tiles of a top face say by being like each other. Two of one pigment look the same to
 * within little, however badly the picture renders that pigment; so a face with two pairs (white
 * beside yellow) is told from one with a pair and two odd ones (white beside orange and green) even
 * when all are nearly burnt. Confined to one thread.
 */
final class LikeTiles {
  private static final int TILES = 4;

  private final List<LitPatch> tiles;
  private final Saturations cameras;
  private final double[] shading;

  /** By pair of tiles, camera and shading. */
  private final List<Map<Pigment, Double>> known = new ArrayList<>();

  /**
   * @param tiles the four quarters as rows
   * @param shading spreads of the shading between the quarters
   */
  LikeTiles(List<LitPatch> tiles, Saturations cameras, double[] shading) {
    this.tiles = tiles;
    this.cameras = cameras;
    this.shading = shading.clone();
    for (int i = 0; i < TILES * TILES * cameras.count() * shading.length; i++) {
      known.add(new EnumMap<>(Pigment.class));
    }
  }

  /**
   * The natural logarithm to be added to the density of all four if they are of these pigments.
   *
   * @param camera number of the camera's saturation
   * @param spread number of the shading
   */
  double logLikelihood(List<Pigment> shades, int camera, int spread) {
    double sum = 0;
    for (int i = 0; i < TILES; i++) {
      for (int j = i + 1; j < TILES; j++) {
        if (shades.get(i) == shades.get(j)) {
          sum += pair(i, j, shades.get(i), camera, spread);
        }
      }
    }
    return sum;
  }

  private double pair(int i, int j, Pigment shade, int camera, int spread) {
    int place = ((i * TILES + j) * cameras.count() + camera) * shading.length + spread;
    return known
        .get(place)
        .computeIfAbsent(
            shade,
            both ->
                tiles.get(i).likeness(tiles.get(j), both, cameras.camera(camera), shading[spread]));
  }
}

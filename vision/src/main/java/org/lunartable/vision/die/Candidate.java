package org.lunartable.vision.die;

import java.util.stream.Stream;
import org.lunartable.vision.Picture;
import org.lunartable.vision.Pixels;
import org.lunartable.vision.Spot;

/**
 * A place where a die may lie. Not to be kept longer than the picture is open.
 *
 * @param picture the picture it is in
 * @param area the bright patch taken for the tiles of a face
 * @param tiles brightness of the patch, 0 to 255
 * @param body brightness of what surrounds it
 */
record Candidate(Picture picture, TileArea area, double tiles, double body) {
  /** Half the side of the surroundings, in half sides of the tile area: a die and a half. */
  private static final double REACH = 5.2;

  private static final int SAMPLES = 24;

  /** Radii in half sides of the tile area: on the rubber all around, and within the tiles. */
  private static final double RING = 1.55;

  private static final double INNER = 0.6;
  private static final double FULL_CONTRAST = 0.5;

  /** The candidates at a spot; none when no bright patch there is like a tile area. */
  static Stream<Candidate> at(Picture picture, Spot spot) {
    int half = (int) Math.ceil(spot.ringRadius() * TileArea.REACH) + 3;
    Brightness image =
        new Brightness(
            picture.crop((int) spot.u() - half, (int) spot.v() - half, 2 * half, 2 * half));
    return TileArea.at(image, spot).stream().map(area -> of(picture, image, area));
  }

  private static Candidate of(Picture picture, Brightness image, TileArea area) {
    double ring = 0;
    double inner = 0;
    for (int i = 0; i < SAMPLES; i++) {
      double angle = 2 * Math.PI * i / SAMPLES;
      double du = area.edge() * Math.cos(angle);
      double dv = area.edge() * Math.sin(angle);
      ring += image.at(area.u() + RING * du, area.v() + RING * dv);
      inner += image.at(area.u() + INNER * du, area.v() + INNER * dv);
    }
    return new Candidate(picture, area, inner / SAMPLES, ring / SAMPLES);
  }

  /** Tiles on black rubber stand out by at least this; pale patches of a cloth do not. */
  double contrastShare() {
    return Math.max(0, Math.min(1, contrast() / FULL_CONTRAST));
  }

  /** Contrast between the patch and what surrounds it, as that of a {@link Spot}. */
  double contrast() {
    return (tiles - body) / (tiles + 10);
  }

  double promise() {
    return (1 - Math.abs(1 - area.squareness())) * contrastShare();
  }

  /** The surroundings, copied out of the picture. */
  Pixels surroundings() {
    int half = (int) (area.edge() * REACH);
    return picture.crop((int) area.u() - half, (int) area.v() - half, 2 * half, 2 * half);
  }
}

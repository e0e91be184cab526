package org.lunartable.vision.die;

import org.lunartable.vision.PixelPoint;

/**
 * How well a die in a given pose explains the picture: tiles brighter than the rubber around them
 * on every face turned to the camera, dark rubber, and an outline against the table. Confined to
 * one thread; it keeps no state between calls but its buffers.
 */
final class CubeScore {
  /** Outline rounding of the rubber body, millimetres. */
  private static final double ROUND = 4.5;

  private static final double[] ALONG_TOP = {-6.5, -3.9, -1.3, 1.3, 3.9, 6.5};
  private static final double[] ALONG_SIDE = {-6, -2, 2, 6};
  private static final double[] ALONG_RING = {-9, -3, 3, 9};
  private static final double RING = 10.6;
  private static final int OUTLINE = 28;

  /** Cosine from which on a side face counts as seen. */
  private static final double BARELY_SEEN = 0.08;

  private final Brightness image;
  private final double body;
  private final double contrast;
  private final Outline outline = new Outline();

  /**
   * @param body brightness of the rubber
   * @param tiles brightness of the tiles
   */
  CubeScore(Brightness image, double body, double tiles) {
    this.image = image;
    this.body = body;
    this.contrast = Math.max(8, tiles - body);
  }

  /** How far the tile area of the top face stands out along its rim: 1 fully, 0 not at all. */
  double topRim(CubePose pose) {
    return rim(pose, 2, 1, ALONG_TOP, contrast * 0.3, 1);
  }

  /** Darkness of the rubber around the top tiles: 0 as dark as expected, 1 as bright as tiles. */
  double topRing(CubePose pose) {
    return ring(pose, 2, 1);
  }

  /** Contrast along the outline: 1 all around, 0 none (a dark table, or no die). */
  double outline(CubePose pose) {
    return outline.trace(pose, ROUND) ? outlineContrast() : 0;
  }

  /** Weighted contrast of the tiles on the side faces turned to the camera, and their rubber. */
  double sides(CubePose pose) {
    return sides(pose, 0) + sides(pose, 1);
  }

  /** The same for the two faces across one axis of the cube, 0 or 1. */
  double sides(CubePose pose, int axis) {
    double sum = 0;
    for (int sign = -1; sign <= 1; sign += 2) {
      double facing = pose.facing(axis, sign);
      if (facing > BARELY_SEEN) {
        double rim = rim(pose, axis, sign, ALONG_SIDE, contrast * 0.3, facing);
        double weight = Math.min(1, (facing - BARELY_SEEN) / 0.3);
        sum += weight * (rim - 0.5 * ring(pose, axis, sign) - 0.2);
      }
    }
    return sum;
  }

  double quick(CubePose pose) {
    return topRim(pose) - 0.5 * topRing(pose);
  }

  double full(CubePose pose) {
    return quick(pose) + 0.8 * sides(pose) + 0.4 * outline(pose);
  }

  private double rim(
      CubePose pose, int axis, int sign, double[] along, double enough, double facing) {
    double in = CubePose.TILES - Math.min(2.6, 1.3 / Math.max(0.5, facing));
    double out = CubePose.TILES + Math.min(2.6, 1.5 / Math.max(0.5, facing));
    double sum = 0;
    for (double t : along) {
      for (int side = -1; side <= 1; side += 2) {
        sum += step(pose, axis, sign, side * in, side * out, t, true, enough);
        sum += step(pose, axis, sign, side * in, side * out, t, false, enough);
      }
    }
    return sum / (4 * along.length);
  }

  private double step(
      CubePose pose,
      int axis,
      int sign,
      double in,
      double out,
      double t,
      boolean across,
      double enough) {
    double inside = across ? sample(pose, axis, sign, in, t) : sample(pose, axis, sign, t, in);
    double outside = across ? sample(pose, axis, sign, out, t) : sample(pose, axis, sign, t, out);
    return Math.max(-0.5, Math.min(1, (inside - outside) / enough));
  }

  private double ring(CubePose pose, int axis, int sign) {
    double sum = 0;
    for (double t : ALONG_RING) {
      for (int side = -1; side <= 1; side += 2) {
        sum += excess(sample(pose, axis, sign, side * RING, t));
        sum += excess(sample(pose, axis, sign, t, side * RING));
      }
    }
    return sum / (4 * ALONG_RING.length);
  }

  private double excess(double brightness) {
    return Math.max(0, Math.min(1, (brightness - body) / contrast));
  }

  /** Brightness at place (a, b) of a face, millimetres from its middle. */
  private double sample(CubePose pose, int axis, int sign, double a, double b) {
    double height = sign * CubePose.HALF;
    PixelPoint at =
        switch (axis) {
          case 0 -> pose.project(height, a, b - CubePose.HALF);
          case 1 -> pose.project(a, height, b - CubePose.HALF);
          default -> pose.project(a, b, height - CubePose.HALF);
        };
    return image.at(at.u(), at.v());
  }

  private double outlineContrast() {
    double reach = 1.6 * outline.scale();
    double sum = 0;
    for (int i = 0; i < OUTLINE; i++) {
      outline.at(i / (double) OUTLINE);
      double inside =
          image.at(
              outline.u() - reach * outline.normalU(), outline.v() - reach * outline.normalV());
      double outside =
          image.at(
              outline.u() + reach * outline.normalU(), outline.v() + reach * outline.normalV());
      sum += Math.max(-0.4, Math.min(1, (outside - inside) / Math.max(10, 0.2 * contrast)));
    }
    return sum / OUTLINE;
  }
}

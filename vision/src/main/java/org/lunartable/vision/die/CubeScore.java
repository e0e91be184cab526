package org.lunartable.vision.die;

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
  private static final int OUTLINE = 20;

  /** Cosine from which on a side face counts as seen. */
  private static final double BARELY_SEEN = 0.08;

  private final Brightness image;
  private final double body;
  private final double contrast;
  private final Outline outline = new Outline();
  private final FacePlane plane = new FacePlane();
  private final double[][] weights = new double[2][3];
  private boolean frozen;

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
    plane.set(pose, 2, 1);
    return rim(ALONG_TOP, 1);
  }

  /** Darkness of the rubber around the top tiles: 0 as dark as expected, 1 as bright as tiles. */
  double topRing(CubePose pose) {
    plane.set(pose, 2, 1);
    return ring();
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
      double weight = frozen ? weights[axis][sign + 1] : weight(facing);
      if (weight > 0) {
        plane.set(pose, axis, sign);
        sum += weight * (rim(ALONG_SIDE, facing) - 0.5 * ring() - 0.2);
      }
    }
    return sum;
  }

  private static double weight(double facing) {
    return Math.max(0, Math.min(1, (facing - BARELY_SEEN) / 0.3));
  }

  /**
   * From now on the side faces count as they do in this pose. Else a pose that turns a side further
   * to the camera scores higher just for that, and the fit ends up some degrees too far round.
   */
  void freeze(CubePose pose) {
    for (int axis = 0; axis < 2; axis++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        weights[axis][sign + 1] = weight(pose.facing(axis, sign));
      }
    }
    frozen = true;
  }

  /** The side faces count by how far they are turned to the camera again. */
  void thaw() {
    frozen = false;
  }

  double quick(CubePose pose) {
    plane.set(pose, 2, 1);
    return rim(ALONG_TOP, 1) - 0.5 * ring();
  }

  double full(CubePose pose) {
    return quick(pose) + 0.8 * sides(pose) + 0.4 * outline(pose);
  }

  /** Contrast along the rim of the face the plane is set to. */
  private double rim(double[] along, double facing) {
    double enough = contrast * 0.3;
    double in = CubePose.TILES - Math.min(2.6, 1.3 / Math.max(0.5, facing));
    double out = CubePose.TILES + Math.min(2.6, 1.5 / Math.max(0.5, facing));
    double sum = 0;
    for (double t : along) {
      for (int side = -1; side <= 1; side += 2) {
        double a = side * in;
        double b = side * out;
        sum += step(plane.look(image, a, t) - plane.look(image, b, t), enough);
        sum += step(plane.look(image, t, a) - plane.look(image, t, b), enough);
      }
    }
    return sum / (4 * along.length);
  }

  private static double step(double difference, double enough) {
    return difference >= enough ? 1 : difference <= -0.5 * enough ? -0.5 : difference / enough;
  }

  private double ring() {
    double sum = 0;
    for (double t : ALONG_RING) {
      for (int side = -1; side <= 1; side += 2) {
        sum += excess(plane.look(image, side * RING, t));
        sum += excess(plane.look(image, t, side * RING));
      }
    }
    return sum / (4 * ALONG_RING.length);
  }

  private double excess(double brightness) {
    double above = brightness - body;
    return above <= 0 ? 0 : above >= contrast ? 1 : above / contrast;
  }

  private double outlineContrast() {
    double reach = 1.6 * outline.scale();
    double enough = Math.max(10, 0.2 * contrast);
    double sum = 0;
    for (int i = 0; i < OUTLINE; i++) {
      outline.at(i / (double) OUTLINE);
      double inside =
          image.at(
              outline.u() - reach * outline.normalU(), outline.v() - reach * outline.normalV());
      double outside =
          image.at(
              outline.u() + reach * outline.normalU(), outline.v() + reach * outline.normalV());
      double step = outside - inside;
      sum += step >= enough ? 1 : step <= -0.4 * enough ? -0.4 : step / enough;
    }
    return sum / OUTLINE;
  }
}

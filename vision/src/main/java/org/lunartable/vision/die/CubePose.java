package org.lunartable.vision.die;

import org.lunartable.vision.PixelPoint;

/**
 * How a die lies before the camera. Cube frame: millimetres, origin in the middle of the top face,
 * z out of it. Camera frame: x right, y down, z forward. Immutable.
 *
 * @param lens the camera
 * @param u place of the top face's middle, pixels
 * @param v place of the top face's middle, pixels
 * @param scale pixels per millimetre there
 * @param r rotation from cube to camera frame, nine numbers row by row; not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // never leaves this package, and copying is too slow
record CubePose(Lens lens, double u, double v, double scale, double[] r) {
  /** Half the side of the die. */
  static final double HALF = 16;

  /** Half the side of the tile area. */
  static final double TILES = 7.9;

  /** A pose whose top face looks along a direction and is turned about it. */
  static CubePose facing(
      Lens lens, double u, double v, double scale, double tilt, double azimuth, double turn) {
    // Looking straight down the cube's y axis runs against the picture's v axis and z to the eye.
    double[] upright = {1, 0, 0, 0, -1, 0, 0, 0, -1};
    double[] turned = multiply(upright, about(2, turn));
    double[] leaning = multiply(tilted(tilt, azimuth), turned);
    return new CubePose(lens, u, v, scale, leaning);
  }

  /** Moved by pixels, scaled by a factor, turned by a rotation vector of the camera frame. */
  CubePose moved(double du, double dv, double factor, double rx, double ry, double rz) {
    double angle = Math.sqrt(rx * rx + ry * ry + rz * rz);
    double[] turned =
        angle == 0 ? r : multiply(around(rx / angle, ry / angle, rz / angle, angle), r);
    return new CubePose(lens, u + du, v + dv, scale * factor, turned);
  }

  /**
   * From a pose that looks along the camera's axis: leaning towards its own x and y axes by two
   * angles.
   */
  CubePose leaning(double towardsX, double towardsY) {
    double rx = r[1] * towardsX - r[0] * towardsY;
    double ry = r[4] * towardsX - r[3] * towardsY;
    double rz = r[7] * towardsX - r[6] * towardsY;
    // Tilting shortens one direction; a somewhat larger cube keeps the face's area.
    double larger = 1 / Math.sqrt(Math.cos(Math.hypot(towardsX, towardsY)));
    return moved(0, 0, larger, rx, ry, rz);
  }

  /** The same spot with the top looking along a unit vector, turned as little as can be. */
  CubePose looking(double[] normal) {
    double tilt = Math.acos(Math.max(-1, Math.min(1, -normal[2])));
    double length = Math.max(1e-9, Math.hypot(normal[0], normal[1]));
    double larger = 1 / Math.sqrt(Math.max(0.3, -normal[2]));
    // Turning (0, 0, -1) about the axis (x, y, 0) moves it towards (-y, x).
    return upright().moved(0, 0, larger, normal[1] / length * tilt, -normal[0] / length * tilt, 0);
  }

  /** Unit vector out of the top face, camera frame. */
  double[] normal() {
    return new double[] {r[2], r[5], r[8]};
  }

  /** The same spot looking along the camera's axis, turned as little as can be. */
  CubePose upright() {
    double length = Math.hypot(r[2], r[5]);
    double angle = Math.atan2(length, -r[8]);
    if (length < 1e-9) {
      return this;
    }
    // Rotating the normal (r2, r5, r8) onto (0, 0, -1): the axis is their cross product.
    return moved(
        0, 0, Math.sqrt(Math.max(0.3, -r[8])), -r[5] / length * angle, r[2] / length * angle, 0);
  }

  /** The same cube with another of its faces called the top: axis 0, 1 or 2, sign 1 or -1. */
  CubePose withTop(int axis, int sign) {
    double[] turn =
        switch (axis) {
          case 0 -> new double[] {0, 0, sign, 0, 1, 0, -sign, 0, 0};
          case 1 -> new double[] {1, 0, 0, 0, 0, sign, 0, -sign, 0};
          default -> new double[] {1, 0, 0, 0, sign, 0, 0, 0, sign};
        };
    double[] middle = {0, 0, -HALF};
    middle[axis] += sign * HALF;
    PixelPoint at = project(middle[0], middle[1], middle[2]);
    double depth = depth(middle[0], middle[1], middle[2]);
    return new CubePose(lens, at.u(), at.v(), lens.focal() / depth, multiply(r, turn));
  }

  PixelPoint project(double x, double y, double z) {
    double[] us = new double[1];
    double[] vs = new double[1];
    project(x, y, z, us, vs, 0);
    return new PixelPoint(us[0], vs[0]);
  }

  /** Projects a point into the given elements of two arrays. */
  void project(double x, double y, double z, double[] us, double[] vs, int i) {
    double larger = lens.focal() / depth(x, y, z);
    double px = (u - lens.centreU()) / scale + r[0] * x + r[1] * y + r[2] * z;
    double py = (v - lens.centreV()) / scale + r[3] * x + r[4] * y + r[5] * z;
    us[i] = larger * px + lens.centreU();
    vs[i] = larger * py + lens.centreV();
  }

  private double depth(double x, double y, double z) {
    return lens.focal() / scale + r[6] * x + r[7] * y + r[8] * z;
  }

  /** Cosine between the top face's normal and the camera's axis: 1 when it faces the camera. */
  double uprightness() {
    return -r[8];
  }

  /** Cosine between a face's normal and the line from it to the camera. */
  double facing(int axis, int sign) {
    double x = (axis == 0 ? sign * HALF : 0);
    double y = (axis == 1 ? sign * HALF : 0);
    double z = (axis == 2 ? sign * HALF : 0) - HALF;
    double px = (u - lens.centreU()) / scale + r[0] * x + r[1] * y + r[2] * z;
    double py = (v - lens.centreV()) / scale + r[3] * x + r[4] * y + r[5] * z;
    double pz = depth(x, y, z);
    double dot = sign * (r[axis] * px + r[3 + axis] * py + r[6 + axis] * pz);
    return -dot / Math.sqrt(px * px + py * py + pz * pz);
  }

  private static double[] tilted(double tilt, double azimuth) {
    return around(Math.cos(azimuth), Math.sin(azimuth), 0, tilt);
  }

  private static double[] about(int axis, double angle) {
    return around(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0, angle);
  }

  private static double[] around(double x, double y, double z, double angle) {
    double c = Math.cos(angle);
    double s = Math.sin(angle);
    double k = 1 - c;
    return new double[] {
      c + x * x * k,
      x * y * k - z * s,
      x * z * k + y * s,
      y * x * k + z * s,
      c + y * y * k,
      y * z * k - x * s,
      z * x * k - y * s,
      z * y * k + x * s,
      c + z * z * k
    };
  }

  private static double[] multiply(double[] a, double[] b) {
    double[] product = new double[9];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        product[3 * i + j] = a[3 * i] * b[j] + a[3 * i + 1] * b[3 + j] + a[3 * i + 2] * b[6 + j];
      }
    }
    return product;
  }
}

package org.lunartable.vision.board.read;

/**
 * A body of one colour that rays can meet, in millimetres in the board's frame.
 *
 * <p>Its size is for a box x0, y0, z0, x1, y1, z1; for a frustum x, y, z0, z1, radius below, radius
 * above; for a ball x, y, z, radius, height of its upper half.
 */
final class Solid {
  enum Shape {
    BOX,
    FRUSTUM,
    BALL
  }

  private final Shape shape;
  private final double[] size;
  private final double[] rgb;

  private Solid(Shape shape, double[] size, double[] rgb) {
    this.shape = shape;
    this.size = size;
    this.rgb = rgb;
  }

  /** The share of red, green and blue light it sends back. */
  double[] rgb() {
    return rgb;
  }

  /** Whether it is a stud or another turned part, whose top is never quite flat. */
  boolean isTurned() {
    return shape == Shape.FRUSTUM;
  }

  static Solid box(double[] size, double[] rgb) {
    return new Solid(Shape.BOX, size, rgb);
  }

  static Solid round(double x, double y, double z0, double z1, double r0, double r1, double[] rgb) {
    return new Solid(Shape.FRUSTUM, new double[] {x, y, z0, z1, r0, r1}, rgb);
  }

  static Solid ball(double x, double y, double z, double radius, double height, double[] rgb) {
    return new Solid(Shape.BALL, new double[] {x, y, z, radius, height}, rgb);
  }

  /** Least and greatest x, least and greatest y. */
  double[] bounds() {
    if (shape == Shape.BOX) {
      return new double[] {size[0], size[3], size[1], size[4]};
    }
    double r = shape == Shape.BALL ? size[3] : Math.max(size[4], size[5]);
    return new double[] {size[0] - r, size[0] + r, size[1] - r, size[1] + r};
  }

  /** How far along the ray (from o, direction d) it is met, beyond zero; else infinity. */
  double meet(double[] o, double[] d, double[] normal) {
    return switch (shape) {
      case BOX -> meetBox(o, d, normal);
      case FRUSTUM -> meetFrustum(o, d, normal);
      case BALL -> meetBall(o, d, normal);
    };
  }

  private double meetBox(double[] o, double[] d, double[] normal) {
    double enter = 1e-6;
    double leave = Double.POSITIVE_INFINITY;
    int side = -1;
    for (int i = 0; i < 3; i++) {
      double a = (size[i] - o[i]) / d[i];
      double b = (size[i + 3] - o[i]) / d[i];
      double near = Math.min(a, b);
      if (near > enter) {
        enter = near;
        side = i;
      }
      leave = Math.min(leave, Math.max(a, b));
    }
    if (side < 0 || enter >= leave) {
      return Double.POSITIVE_INFINITY;
    }
    normal[0] = 0;
    normal[1] = 0;
    normal[2] = 0;
    normal[side] = d[side] > 0 ? -1 : 1;
    return enter;
  }

  private double meetFrustum(double[] o, double[] d, double[] normal) {
    double best = Double.POSITIVE_INFINITY;
    double top = (size[3] - o[2]) / d[2];
    double tx = o[0] + top * d[0] - size[0];
    double ty = o[1] + top * d[1] - size[1];
    if (top > 1e-6 && tx * tx + ty * ty < size[5] * size[5]) {
      best = top;
      normal[0] = 0;
      normal[1] = 0;
      normal[2] = 1;
    }
    double slope = (size[5] - size[4]) / (size[3] - size[2]);
    double px = o[0] - size[0];
    double py = o[1] - size[1];
    double r = size[4] + (o[2] - size[2]) * slope;
    double dr = d[2] * slope;
    double a = d[0] * d[0] + d[1] * d[1] - dr * dr;
    double b = px * d[0] + py * d[1] - r * dr;
    double c = px * px + py * py - r * r;
    double root = b * b - a * c;
    if (root > 0) {
      double t = (-b - Math.sqrt(root)) / a;
      double z = o[2] + t * d[2];
      if (t > 1e-6 && t < best && z > size[2] && z < size[3]) {
        best = t;
        double nx = px + t * d[0];
        double ny = py + t * d[1];
        double length = Math.hypot(nx, ny) * Math.sqrt(1 + slope * slope);
        normal[0] = nx / length;
        normal[1] = ny / length;
        normal[2] = -slope / Math.sqrt(1 + slope * slope);
      }
    }
    return best;
  }

  private double meetBall(double[] o, double[] d, double[] normal) {
    double flat = size[3] / size[4];
    double px = o[0] - size[0];
    double py = o[1] - size[1];
    double pz = (o[2] - size[2]) * flat;
    double dz = d[2] * flat;
    double a = d[0] * d[0] + d[1] * d[1] + dz * dz;
    double b = px * d[0] + py * d[1] + pz * dz;
    double c = px * px + py * py + pz * pz - size[3] * size[3];
    double root = b * b - a * c;
    if (root <= 0) {
      return Double.POSITIVE_INFINITY;
    }
    double t = (-b - Math.sqrt(root)) / a;
    if (t < 1e-6) {
      return Double.POSITIVE_INFINITY;
    }
    double nx = px + t * d[0];
    double ny = py + t * d[1];
    double nz = (pz + t * dz) * flat;
    double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    normal[0] = nx / length;
    normal[1] = ny / length;
    normal[2] = nz / length;
    return t;
  }
}

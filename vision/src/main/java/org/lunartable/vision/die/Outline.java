package org.lunartable.vision.die;

/**
 * The outline of a rounded cube in the picture: the convex hull of the eight corners of an inner
 * cube, widened by the rounding radius. Reused buffers; confined to one thread.
 */
final class Outline {
  private final double[] us = new double[8];
  private final double[] vs = new double[8];
  private final int[] hull = new int[9];
  private final double[] lengths = new double[9];
  private final double[] alongU = new double[9];
  private final double[] alongV = new double[9];
  private int size;
  private double widening;
  private double scale;
  private double u;
  private double v;
  private double normalU;
  private double normalV;

  /** Sets the outline to that of a die; false when it has no area. */
  boolean trace(CubePose pose, double round) {
    double half = CubePose.HALF - round;
    for (int i = 0; i < 8; i++) {
      double x = (i & 1) == 0 ? -half : half;
      double y = (i & 2) == 0 ? -half : half;
      double z = ((i & 4) == 0 ? -half : half) - CubePose.HALF;
      pose.project(x, y, z, us, vs, i);
    }
    scale = pose.scale();
    widening = round * scale;
    wrap();
    return size >= 3;
  }

  /** Gift wrapping: clockwise in the picture. */
  private void wrap() {
    int start = 0;
    for (int i = 1; i < 8; i++) {
      if (us[i] < us[start]) {
        start = i;
      }
    }
    size = 0;
    int current = start;
    do {
      hull[size++] = current;
      int next = current == 0 ? 1 : 0;
      for (int i = 0; i < 8; i++) {
        double cross =
            (us[next] - us[current]) * (vs[i] - vs[current])
                - (vs[next] - vs[current]) * (us[i] - us[current]);
        if (i != current && cross < 0) {
          next = i;
        }
      }
      current = next;
    } while (current != start && size < 8);
    measure();
  }

  private void measure() {
    lengths[0] = 0;
    for (int i = 0; i < size; i++) {
      int a = hull[i];
      int b = hull[(i + 1) % size];
      double du = us[b] - us[a];
      double dv = vs[b] - vs[a];
      double length = Math.max(1e-9, Math.sqrt(du * du + dv * dv)); // hypot is ten times as slow
      lengths[i + 1] = lengths[i] + length;
      alongU[i] = du / length;
      alongV[i] = dv / length;
    }
  }

  /** Moves to a place on the outline, 0 to 1 around it. */
  void at(double share) {
    double way = share * lengths[size];
    int i = 0;
    while (i < size - 1 && lengths[i + 1] < way) {
      i++;
    }
    int corner = hull[i];
    double along = way - lengths[i];
    normalU = alongV[i];
    normalV = -alongU[i];
    u = us[corner] + along * alongU[i] + widening * normalU;
    v = vs[corner] + along * alongV[i] + widening * normalV;
  }

  double u() {
    return u;
  }

  double v() {
    return v;
  }

  /** Outward normal. */
  double normalU() {
    return normalU;
  }

  double normalV() {
    return normalV;
  }

  /** Pixels per millimetre. */
  double scale() {
    return scale;
  }
}

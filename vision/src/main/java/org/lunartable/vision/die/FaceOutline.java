package org.lunartable.vision.die;

import java.util.List;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.die.DieReading.Read;

/** Where in the picture the face lies that was read, in pixels. Stateless. */
final class FaceOutline {
  /** Corners this much of a side apart are the same: noise moves them less, a throw more. */
  private static final double SAME = 0.12;

  private FaceOutline() {}

  /** How long a side is. */
  static double side(Read read) {
    List<PixelPoint> c = read.corners();
    return (distance(c.get(0), c.get(1)) + distance(c.get(1), c.get(2))) / 2;
  }

  static PixelPoint middle(Read read) {
    double u = read.corners().stream().mapToDouble(PixelPoint::u).average().orElseThrow();
    double v = read.corners().stream().mapToDouble(PixelPoint::v).average().orElseThrow();
    return new PixelPoint(u, v);
  }

  /** Whether both show the same face in the same place, lying the same way. */
  static boolean same(Read one, Read other) {
    double near = SAME * side(one);
    return one.faces().equals(other.faces())
        && one.corners().stream()
            .allMatch(
                corner -> other.corners().stream().anyMatch(at -> distance(corner, at) < near));
  }

  static double distance(PixelPoint a, PixelPoint b) {
    return Math.hypot(a.u() - b.u(), a.v() - b.v());
  }
}

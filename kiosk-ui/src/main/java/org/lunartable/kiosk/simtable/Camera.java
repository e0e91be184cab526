package org.lunartable.kiosk.simtable;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/**
 * A pinhole camera over the table that looks down, a little askew. Immutable.
 *
 * @param eye where it hangs, in the world frame
 * @param right the direction of growing u; a unit vector, as the other two
 * @param down the direction of growing v
 * @param forward the direction it looks
 */
record Camera(Vec eye, Vec right, Vec down, Vec forward) {

  static final int WIDTH = 1280;
  static final int HEIGHT = 720;

  /** Focal length in pixels: a horizontal view of 63 degrees. */
  static final double FOCAL = 1050;

  private static final double DISTANCE = 560;

  /**
   * A camera aimed at the middle of the table's top.
   *
   * @param tiltX how far it looks from the vertical to the right, in radians
   * @param tiltY how far it looks from the vertical away from the viewer, in radians
   * @param yaw how far it is turned about the line of sight, in radians
   */
  static Camera askew(double tiltX, double tiltY, double yaw) {
    Vec forward = new Vec(Math.sin(tiltX), Math.sin(tiltY), -1).unit();
    Vec roughlyDown = new Vec(Math.sin(yaw), -Math.cos(yaw), 0);
    Vec right = roughlyDown.cross(forward).unit();
    return new Camera(forward.times(-DISTANCE), right, forward.cross(right), forward);
  }

  Point2D.Double project(Vec point) {
    Vec seen = point.minus(eye);
    double scale = FOCAL / forward.dot(seen);
    return new Point2D.Double(
        WIDTH / 2.0 + scale * right.dot(seen), HEIGHT / 2.0 + scale * down.dot(seen));
  }

  /** How many pixels a millimetre at this point spans. */
  double scaleAt(Vec point) {
    return FOCAL / forward.dot(point.minus(eye));
  }

  /** Whether a surface at this point with this normal is turned towards the camera. */
  boolean faces(Vec point, Vec normal) {
    return normal.dot(eye.minus(point)) > 0;
  }

  Path2D outline(List<Vec> corners) {
    Path2D path = new Path2D.Double();
    for (Vec corner : corners) {
      Point2D seen = project(corner);
      if (path.getCurrentPoint() == null) {
        path.moveTo(seen.getX(), seen.getY());
      } else {
        path.lineTo(seen.getX(), seen.getY());
      }
    }
    path.closePath();
    return path;
  }
}

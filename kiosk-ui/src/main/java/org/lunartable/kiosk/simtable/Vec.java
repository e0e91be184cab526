package org.lunartable.kiosk.simtable;

/** A point or direction in the world frame of this package, in millimetres. */
record Vec(double x, double y, double z) {

  static final Vec ZERO = new Vec(0, 0, 0);
  static final Vec X = new Vec(1, 0, 0);
  static final Vec Y = new Vec(0, 1, 0);
  static final Vec Z = new Vec(0, 0, 1);

  Vec plus(Vec other) {
    return new Vec(x + other.x, y + other.y, z + other.z);
  }

  Vec minus(Vec other) {
    return new Vec(x - other.x, y - other.y, z - other.z);
  }

  Vec times(double factor) {
    return new Vec(x * factor, y * factor, z * factor);
  }

  double dot(Vec other) {
    return x * other.x + y * other.y + z * other.z;
  }

  Vec cross(Vec other) {
    return new Vec(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
  }

  /** The direction with length 1. */
  Vec unit() {
    return times(1 / Math.sqrt(dot(this)));
  }

  /** This vector turned about a unit axis, counter-clockwise seen against it; radians. */
  Vec turned(Vec axis, double angle) {
    double cos = Math.cos(angle);
    return times(cos)
        .plus(axis.cross(this).times(Math.sin(angle)))
        .plus(axis.times(axis.dot(this) * (1 - cos)));
  }
}

package org.lunartable.kiosk.simtable;

import java.awt.Color;

/**
 * One lamp and the light of the room. Immutable.
 *
 * @param towards the direction from the table to the lamp; a unit vector
 */
record Light(Vec towards) {

  private static final double AMBIENT = 0.45;

  /** A lamp in this direction, in radians: azimuth from X counter-clockwise, elevation. */
  static Light from(double azimuth, double elevation) {
    double flat = Math.cos(elevation);
    return new Light(
        new Vec(flat * Math.cos(azimuth), flat * Math.sin(azimuth), Math.sin(elevation)));
  }

  /** How bright a matt surface with this normal is; 1 for the table's top. */
  double on(Vec normal) {
    double level = Math.max(0, normal.dot(towards)) / towards.z();
    return AMBIENT + (1 - AMBIENT) * level;
  }

  /** The colour of a matt surface with this normal. */
  Color shade(Color colour, Vec normal) {
    return scaled(colour, on(normal));
  }

  /** Where the shadow of a point falls on the level plane at this height. */
  Vec shadow(Vec point, double height) {
    return point.minus(towards.times((point.z() - height) / towards.z()));
  }

  /** The lamp seen from a place a little aside, for soft shadows; radians. */
  Light aside(double angle) {
    return new Light(towards.turned(Vec.Z, angle));
  }

  static Color scaled(Color colour, double factor) {
    return new Color(
        channel(colour.getRed() * factor),
        channel(colour.getGreen() * factor),
        channel(colour.getBlue() * factor));
  }

  private static int channel(double value) {
    return (int) Math.round(Math.min(255, Math.max(0, value)));
  }
}

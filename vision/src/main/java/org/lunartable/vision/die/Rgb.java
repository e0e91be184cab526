package org.lunartable.vision.die;

/**
 * A colour in linear light, 0 to 1 a channel.
 *
 * @param red share of the sensor's range
 * @param green share of the sensor's range
 * @param blue share of the sensor's range
 */
record Rgb(double red, double green, double blue) {
  private static final double[] LINEAR = new double[256];

  static {
    for (int i = 0; i < 256; i++) {
      double s = i / 255.0;
      LINEAR[i] = s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4);
    }
  }

  /** Linear light of a stored byte. */
  static double linear(int stored) {
    return LINEAR[stored];
  }

  double channel(int index) {
    return index == 0 ? red : index == 1 ? green : blue;
  }
}

package org.lunartable.vision.colour;

/**
 * The light the pigments reflect as a camera shows it that changes the saturation by a factor,
 * worked out once. Immutable.
 */
@SuppressWarnings("EnumOrdinal") // arrays by pigment; the numbers never leave this class
public final class Reflectance {
  private final double[] light = new double[3 * Pigment.ALL.size()];
  private final double[] log = new double[light.length];

  /** Of a camera that changes the saturation by a factor, 1 for not at all. */
  public Reflectance(double saturation) {
    for (Pigment pigment : Pigment.ALL) {
      for (int c = 0; c < 3; c++) {
        int i = 3 * pigment.ordinal() + c;
        light[i] = pigment.light(saturation, c);
        log[i] = Math.log(light[i]);
      }
    }
  }

  /** Light reflected in a channel (0 red, 1 green, 2 blue). */
  double light(Pigment pigment, int channel) {
    return light[3 * pigment.ordinal() + channel];
  }

  /** Its natural logarithm. */
  double log(Pigment pigment, int channel) {
    return log[3 * pigment.ordinal() + channel];
  }
}

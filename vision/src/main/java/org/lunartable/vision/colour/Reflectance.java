package org.lunartable.vision.colour;

import java.util.EnumMap;
import java.util.Map;

/**
 * The light the pigments reflect as a camera shows it that changes the saturation by a factor,
 * worked out once. Immutable.
 */
@SuppressWarnings("EnumOrdinal") // arrays by pigment; the numbers never leave this class
public final class Reflectance {
  private final Map<Pigment, double[]> light = new EnumMap<>(Pigment.class);
  private final Map<Pigment, double[]> log = new EnumMap<>(Pigment.class);

  /** Of a camera that changes the saturation by a factor, 1 for not at all. */
  public Reflectance(double saturation) {
    for (Pigment pigment : Pigment.ALL) {
      double[] lights = new double[3];
      double[] logs = new double[3];
      for (int c = 0; c < 3; c++) {
        lights[c] = pigment.light(saturation, c);
        logs[c] = Math.log(lights[c]);
      }
      light.put(pigment, lights);
      log.put(pigment, logs);
    }
  }

  /** Light reflected in a channel (0 red, 1 green, 2 blue). */
  double light(Pigment pigment, int channel) {
    return light.get(pigment)[channel];
  }

  /** Its natural logarithm. */
  double log(Pigment pigment, int channel) {
    return log.get(pigment)[channel];
  }
}

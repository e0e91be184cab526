package org.lunartable.vision.calibration;

/**
 * A colour as the natural logarithms of linear light (0 to 1 a channel). A lamp's colour and its
 * strength add to it, so that taking away the lamp's leaves the tile's own.
 */
public record LogRgb(double red, double green, double blue) {
  /** Less light than this cannot be told from none. */
  static final double FLOOR = 0.004;

  /** A colour given in linear light. */
  static LogRgb ofLinear(double red, double green, double blue) {
    return new LogRgb(log(red), log(green), log(blue));
  }

  /** A colour given as 24 bits of sRGB. */
  static LogRgb ofHex(int hex) {
    return ofLinear(linear(hex >> 16 & 0xFF), linear(hex >> 8 & 0xFF), linear(hex & 0xFF));
  }

  private static double log(double light) {
    return Math.log(Math.max(FLOOR, light));
  }

  private static double linear(int stored) {
    double s = stored / 255.0;
    return s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4);
  }

  /** A channel: 0 red, 1 green, 2 blue. */
  double channel(int index) {
    return index == 0 ? red : index == 1 ? green : blue;
  }

  /** The mean of the three. */
  double level() {
    return (red + green + blue) / 3;
  }

  LogRgb plus(LogRgb other) {
    return new LogRgb(red + other.red, green + other.green, blue + other.blue);
  }

  LogRgb minus(LogRgb other) {
    return new LogRgb(red - other.red, green - other.green, blue - other.blue);
  }

  LogRgb minus(double all) {
    return new LogRgb(red - all, green - all, blue - all);
  }

  LogRgb over(double count) {
    return new LogRgb(red / count, green / count, blue / count);
  }

  double squared() {
    return red * red + green * green + blue * blue;
  }
}

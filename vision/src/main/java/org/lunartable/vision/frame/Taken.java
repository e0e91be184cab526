package org.lunartable.vision.frame;

import java.util.Locale;

/**
 * What a source really gives, which need not be what it was asked for.
 *
 * @param format how the source itself packs its pictures: "MJPG", "YUYV", "JPEG"
 * @param width pixels
 * @param height pixels
 * @param framesPerSecond as measured; 0 until it is known
 * @param exposure in the driver's own unit (USB: 0.1 ms, Raspberry Pi: microseconds)
 * @param whiteBalance in kelvin
 */
public record Taken(
    String format,
    int width,
    int height,
    double framesPerSecond,
    Setting exposure,
    Setting whiteBalance) {

  /** One line for a person, such as "1280x720 MJPG, 14.9 a second, exposure locked at 157". */
  public String line() {
    return String.format(Locale.ROOT, "%dx%d %s", width, height, format)
        + (framesPerSecond > 0
            ? String.format(Locale.ROOT, ", %.1f a second", framesPerSecond)
            : "")
        + exposure.phrase(", exposure ")
        + whiteBalance.phrase(", white balance ");
  }
}

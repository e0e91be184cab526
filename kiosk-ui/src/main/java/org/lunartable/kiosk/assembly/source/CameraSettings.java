package org.lunartable.kiosk.assembly.source;

import java.util.OptionalInt;

/**
 * How the cameras that can be told are to take their pictures.
 *
 * @param width pixels
 * @param height pixels
 * @param rate pictures a second
 * @param exposure in 0.1 ms, for USB cameras; when empty, found and locked at the start
 * @param whiteBalance in kelvin, likewise
 */
public record CameraSettings(
    int width, int height, int rate, OptionalInt exposure, OptionalInt whiteBalance) {

  /** 1280x720, 15 pictures a second, in the light of the start. */
  public static final CameraSettings USUAL =
      new CameraSettings(1280, 720, 15, OptionalInt.empty(), OptionalInt.empty());
}

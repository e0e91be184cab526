package org.lunartable.vision.die;

/**
 * A pinhole camera looking at the picture's middle. The focal length of an unknown webcam is
 * guessed; a die is small in the picture, so a wrong guess shifts its tilt by a few degrees only.
 *
 * @param focal in pixels
 * @param centreU of the picture, pixels
 * @param centreV of the picture, pixels
 */
record Lens(double focal, double centreU, double centreV) {
  /** Webcams see 55 to 80 degrees across; this is 69. */
  private static final double TYPICAL_FOCAL = 0.73;

  static Lens typical(int width, int height) {
    return new Lens(TYPICAL_FOCAL * Math.max(width, height), (width - 1) / 2.0, (height - 1) / 2.0);
  }
}

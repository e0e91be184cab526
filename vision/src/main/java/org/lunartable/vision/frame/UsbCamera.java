package org.lunartable.vision.frame;

import java.nio.file.Path;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * A USB camera, found again by a name that survives reboots and replugging (see {@link
 * Cameras#list}).
 */
public final class UsbCamera {
  private UsbCamera() {}

  /**
   * What to ask the camera for; what it really does is in {@link SourceStatus#taken}.
   *
   * @param device such as /dev/v4l/by-id/usb-046d_HD_Pro_Webcam-video-index0
   * @param width pixels
   * @param height pixels
   * @param framesPerSecond frames a second
   * @param exposure in 0.1 ms; when empty, the camera's automatic finds it in the first two
   *     seconds, and then it is locked
   * @param whiteBalance in kelvin; when empty, found and locked likewise
   */
  public record Settings(
      Path device,
      int width,
      int height,
      int framesPerSecond,
      OptionalInt exposure,
      OptionalInt whiteBalance) {

    /** Checks that the numbers are ones a camera can have. */
    public Settings {
      Objects.requireNonNull(device);
      if (width <= 0 || height <= 0 || framesPerSecond <= 0) {
        throw new IllegalArgumentException("no camera does this: " + width + "x" + height);
      }
    }

    /** 1280x720, 15 frames a second, the light of the first two seconds locked. */
    public static Settings usual(Path device) {
      return new Settings(device, 1280, 720, 15, OptionalInt.empty(), OptionalInt.empty());
    }
  }

  /** A source of the camera's pictures. */
  public static FrameSource source(Settings settings) {
    return source(settings, OpenCvCapture::new, Patience.USUAL, Time.SYSTEM);
  }

  static FrameSource source(
      Settings settings, Supplier<Capture> captures, Patience patience, Time time) {
    return new SupervisedSource(new UsbWire(settings, captures, time), patience, time);
  }
}

package org.lunartable.vision.frame;

import java.nio.file.Path;

/**
 * A camera that is plugged in.
 *
 * @param device the name to open it by
 * @param title what its maker calls it, such as "HD Pro Webcam C920"
 * @param node where it is at the moment, such as /dev/video0
 * @param keeps what its name survives
 * @param usable whether this user may open it
 */
public record CameraDevice(Path device, String title, Path node, Keeps keeps, boolean usable) {

  /** What the name of a camera survives. */
  public enum Keeps {
    /** Another port and a reboot: it names the camera itself. */
    CAMERA,
    /** A reboot: it names the port, for cameras without a name of their own. */
    PORT,
    /** Nothing: another camera may have the name after the next start. */
    NOTHING
  }
}

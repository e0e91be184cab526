package org.lunartable.bridge.serial;

import java.nio.file.Files;
import java.nio.file.Path;
import org.lunartable.bridge.link.LinkHealth.State;
import org.lunartable.bridge.link.PortProblem;

/** What the numbers mean with which Linux refuses to open a port, and what to do about each. */
final class PortErrors {

  private static final int EPERM = 1;
  private static final int ENOENT = 2;
  private static final int EIO = 5;
  private static final int ENXIO = 6;
  private static final int EAGAIN = 11;
  private static final int EACCES = 13;
  private static final int EBUSY = 16;
  private static final int ENODEV = 19;
  private static final int EISDIR = 21;
  private static final int EINVAL = 22;
  private static final int ENOTTY = 25;

  private PortErrors() {}

  /**
   * Why a port could not be opened.
   *
   * @param number as the system gave it
   */
  static PortProblem of(int number, String path) {
    // So the library also says that this program itself has the port open already.
    boolean ownPort = number == ENOENT && Files.exists(Path.of(path));
    return switch (ownPort ? EBUSY : number) {
      case EPERM, EACCES ->
          new PortProblem(
              State.NOT_ALLOWED,
              path,
              path
                  + " may not be opened: allow it with \"sudo usermod -aG dialout $USER\", then log"
                  + " in again.");
      case ENOENT, ENXIO, ENODEV ->
          new PortProblem(
              State.ABSENT, path, "The sensor board is not plugged in: " + path + " is gone.");
      // The library locks a port, and other programs may claim it for themselves alone.
      case EAGAIN, EBUSY ->
          new PortProblem(
              State.IN_USE, path, path + " is in use by another program; stop that program.");
      case ENOTTY, EISDIR, EINVAL ->
          new PortProblem(
              State.NO_PORT,
              path,
              path + " is no serial port; name the one that the sensor board is plugged into.");
      case EIO ->
          new PortProblem(
              State.BROKEN,
              path,
              path + " does not answer; pull the sensor board's plug and put it in again.");
      default ->
          new PortProblem(
              State.BROKEN,
              path,
              "%s cannot be opened (error %d of the system); pull the sensor board's plug and put it in again."
                  .formatted(path, number));
    };
  }
}

package org.lunartable.kiosk.assembly.source;

/**
 * Which camera is to look at the table, and how.
 *
 * @param camera what was asked for
 */
public record CameraPlan(CameraName camera, CameraSettings settings) {

  /** The simulated table. */
  public static final CameraPlan SIMULATED =
      new CameraPlan(CameraName.SIMULATED, CameraSettings.USUAL);

  /** The same with another camera. */
  public CameraPlan with(CameraName other) {
    return new CameraPlan(other, settings);
  }
}

package org.lunartable.kiosk.assembly.source;

import java.util.List;
import org.lunartable.vision.frame.CameraDevice;
import org.lunartable.vision.frame.Cameras;
import org.lunartable.vision.frame.PiCamera;

/** This machine. */
public final class PluggedIn implements CameraChoice.Machine {

  @Override
  public List<CameraDevice> devices() {
    return Cameras.list();
  }

  @Override
  public boolean hasPiProgram() {
    return PiCamera.program().isPresent();
  }
}

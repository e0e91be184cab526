package org.lunartable.kiosk.assembly.source;

import java.util.function.Supplier;
import org.lunartable.vision.frame.FolderFrames;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.HttpCamera;
import org.lunartable.vision.frame.PiCamera;
import org.lunartable.vision.frame.UsbCamera;

/**
 * Makes the source that goes with a name.
 *
 * @param simulated makes one of the simulated table
 */
public record Sources(CameraSettings settings, Supplier<FrameSource> simulated) {

  /** A source that does not read yet; one for {@link CameraName#AUTOMATIC} is the simulated one. */
  public FrameSource open(CameraName camera) {
    return camera.match(
        new CameraName.Cases<>(
            simulated,
            simulated,
            path ->
                UsbCamera.source(
                    new UsbCamera.Settings(
                        path,
                        settings.width(),
                        settings.height(),
                        settings.rate(),
                        settings.exposure(),
                        settings.whiteBalance())),
            number ->
                PiCamera.source(
                    new PiCamera.Settings(
                        number,
                        settings.width(),
                        settings.height(),
                        settings.rate(),
                        PiCamera.Settings.USUAL.light())),
            address -> HttpCamera.source(address, settings.rate()),
            path -> FolderFrames.source(path, settings.rate(), FolderFrames.AtEnd.LOOP)));
  }
}

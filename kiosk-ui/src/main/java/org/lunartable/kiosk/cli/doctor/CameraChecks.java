package org.lunartable.kiosk.cli.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.vision.frame.CameraDevice;

/**
 * The cameras.
 *
 * @param usb those plugged in
 * @param piProgram the program for a Raspberry Pi's own camera, when it is installed
 */
record CameraChecks(List<CameraDevice> usb, Optional<Path> piProgram) {
  private static final String NAME = "camera";

  List<Check> all() {
    List<Check> checks = new ArrayList<>();
    if (usb.isEmpty()) {
      checks.add(
          Check.absent(
              NAME,
              "no USB camera is plugged in",
              "Plug one in to have the die read; without one, tap the face you rolled."));
    }
    usb.forEach(camera -> checks.add(of(camera)));
    checks.add(pi());
    return checks;
  }

  private static Check of(CameraDevice camera) {
    String detail = camera.device() + ", " + camera.title();
    if (!camera.usable()) {
      return Check.fail(
          NAME,
          detail + ", may not be opened",
          "Allow it with \"sudo usermod -aG video $USER\", then log in again.");
    }
    return switch (camera.keeps()) {
      case CAMERA -> Check.ok(NAME, detail + ", may be opened");
      case PORT ->
          Check.ok(NAME, detail + ", may be opened; the name is that of the port it is in");
      case NOTHING ->
          Check.warn(
              NAME,
              detail + ", may be opened; fed by a program",
              "Its name may be another camera's after the next start; look before you play.");
    };
  }

  private Check pi() {
    return piProgram
        .map(program -> Check.ok("pi-camera", program + " is installed"))
        .orElse(
            Check.absent(
                "pi-camera",
                "rpicam-vid is not installed",
                "Only a Raspberry Pi's own camera needs it: \"sudo apt install rpicam-apps\"."));
  }
}

package org.lunartable.kiosk.cli.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Text;
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
          Check.absent(NAME, Text.of("doctor.camera.none"), Text.of("doctor.camera.none.help")));
    }
    usb.forEach(camera -> checks.add(of(camera)));
    checks.add(pi());
    return checks;
  }

  private static Check of(CameraDevice camera) {
    String name = camera.device() + ", " + camera.title();
    if (!camera.usable()) {
      return Check.fail(
          NAME,
          Text.of("doctor.camera.not-allowed", "camera", name),
          Text.of("doctor.camera.not-allowed.help"));
    }
    return switch (camera.keeps()) {
      case CAMERA -> Check.ok(NAME, Text.of("doctor.camera", "camera", name));
      case PORT -> Check.ok(NAME, Text.of("doctor.camera.port", "camera", name));
      case NOTHING ->
          Check.warn(
              NAME,
              Text.of("doctor.camera.fed", "camera", name),
              Text.of("doctor.camera.fed.help"));
    };
  }

  private Check pi() {
    return piProgram
        .map(
            program ->
                Check.ok("pi-camera", Text.of("doctor.pi-camera", "program", program.toString())))
        .orElse(
            Check.absent(
                "pi-camera",
                Text.of("doctor.pi-camera.none"),
                Text.of("doctor.pi-camera.none.help")));
  }
}

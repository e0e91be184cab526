package org.lunartable.kiosk.cli.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.vision.frame.CameraDevice;
import org.lunartable.vision.frame.PiCameras;
import org.lunartable.vision.frame.PiCameras.PiDevice;

/**
 * The cameras, by names that last.
 *
 * @param usb those plugged in
 * @param piProgram the program for a Raspberry Pi's own cameras, when it is installed; it is asked
 *     which ones it finds
 */
record CameraChecks(List<CameraDevice> usb, Optional<Path> piProgram) {
  private static final String NAME = "camera";
  private static final String PI = "pi-camera";

  List<Check> all() {
    List<Check> checks = new ArrayList<>();
    if (usb.isEmpty()) {
      checks.add(
          Check.absent(NAME, Text.of("doctor.camera.none"), Text.of("doctor.camera.none.help")));
    }
    usb.forEach(camera -> checks.add(of(camera)));
    checks.addAll(piProgram.map(CameraChecks::pi).orElseGet(CameraChecks::noProgram));
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

  private static List<Check> noProgram() {
    return List.of(
        Check.absent(PI, Text.of("doctor.pi-camera.none"), Text.of("doctor.pi-camera.none.help")));
  }

  private static List<Check> pi(Path program) {
    if (!(PiCameras.ask(program) instanceof PiCameras.Found found)) {
      return List.of(
          Check.warn(
              PI,
              Text.of("doctor.pi-camera.silent", "program", program.toString()),
              Text.of("doctor.pi-camera.silent.help", "program", program.toString())));
    }
    if (found.cameras().isEmpty()) {
      return List.of(
          Check.absent(
              PI,
              Text.of("doctor.pi-camera.unplugged", "program", program.toString()),
              Text.of("doctor.pi-camera.unplugged.help")));
    }
    return found.cameras().stream().map(CameraChecks::of).toList();
  }

  private static Check of(PiDevice camera) {
    String name = new CameraName.Pi(camera.number()).text();
    return Check.ok(
        PI,
        Text.of(
            "doctor.pi-camera",
            "camera",
            "%s, %s, %s".formatted(name, camera.sensor(), camera.id())));
  }
}

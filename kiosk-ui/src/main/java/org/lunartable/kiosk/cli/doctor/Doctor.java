package org.lunartable.kiosk.cli.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.vision.frame.Cameras;
import org.lunartable.vision.frame.PiCamera;

/** Looks at everything a table needs. It changes nothing and tells nothing about persons. */
public final class Doctor {

  private Doctor() {}

  /**
   * Everything that was found.
   *
   * @param version of the program
   * @param data the data folder
   * @param port the kiosk's
   * @param camera the one named on the command line
   */
  public static List<Check> checks(
      String version, Path data, int port, Optional<CameraName> camera) {
    List<Check> checks = new ArrayList<>();
    checks.add(Check.ok("program", "Lunar Table " + version));
    checks.addAll(new MachineChecks(Path.of("/")).all());
    checks.addAll(new DataChecks(data, shown(data)).all());
    checks.add(new PortCheck(port).check());
    checks.addAll(new CameraChecks(Cameras.list(), PiCamera.program()).all());
    checks.addAll(new DieCameraCheck(data, camera, new RunningKiosk(port)).all());
    checks.addAll(HandsChecks.all());
    return List.copyOf(checks);
  }

  /** A path without the name of whose home it is in. */
  private static String shown(Path path) {
    Path home = Path.of(System.getProperty("user.home"));
    Path whole = path.toAbsolutePath().normalize();
    return home.getNameCount() > 0 && whole.startsWith(home)
        ? Path.of("~").resolve(home.relativize(whole)).toString()
        : path.toString();
  }
}

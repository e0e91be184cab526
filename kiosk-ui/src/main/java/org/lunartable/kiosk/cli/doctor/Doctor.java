package org.lunartable.kiosk.cli.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.engine.screen.Text;
import org.lunartable.hardware.Wiring;
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
    checks.add(Check.ok("program", Text.plain("Lunar Table " + version)));
    checks.addAll(new MachineChecks(Path.of("/")).all());
    checks.addAll(new DataChecks(data, shown(data)).all());
    checks.add(new PortCheck(port).check());
    checks.addAll(new CameraChecks(Cameras.list(), PiCamera.program()).all());
    checks.addAll(new DieCameraCheck(data, camera, new RunningKiosk(port)).all());
    checks.addAll(new HandsChecks(new RunningKiosk(port)).all());
    return List.copyOf(checks);
  }

  /**
   * What trying the buttons, lamps and sensors that are set came to, instead of what was found
   * about them without.
   *
   * @param checks what was found
   * @param board where the board is set to be
   * @param panel how the panel is wired that is set
   */
  public static List<Check> withHandsTried(
      List<Check> checks, int port, Optional<PortName> board, Optional<Wiring> panel) {
    RunningKiosk kiosk = new RunningKiosk(port);
    List<Check> tested =
        Stream.of(new BoardCheck(kiosk, board).all(), new PanelCheck(kiosk, panel).all())
            .flatMap(List::stream)
            .toList();
    Set<String> names = tested.stream().map(Check::name).collect(Collectors.toSet());
    return Stream.concat(
            checks.stream().filter(check -> !names.contains(check.name())), tested.stream())
        .toList();
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

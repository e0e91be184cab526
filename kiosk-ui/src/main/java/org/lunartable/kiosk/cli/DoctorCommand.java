package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.lunartable.bridge.serial.PortName;
import org.lunartable.kiosk.cli.doctor.Bundle;
import org.lunartable.kiosk.cli.doctor.Check;
import org.lunartable.kiosk.cli.doctor.Doctor;
import org.lunartable.kiosk.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tells what works on this machine and what to do about the rest. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = {
      "Looks at Java, the data folder, the port, the cameras, buttons, lamps and sensors, and tells",
      "what works. Exit status 3 when a part that is needed does not work. It changes nothing."
    },
    footer = {"", "Example: lunar doctor", "Example: lunar doctor --bundle report.zip"})
final class DoctorCommand implements Callable<Integer> {
  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "The kiosk's data folder (default: as for the kiosk).")
  private Path data;

  @Option(
      names = "--port",
      paramLabel = "NUMBER",
      description = "The kiosk's port (default: 8080).")
  private String portGiven;

  @Option(
      names = "--camera",
      paramLabel = "NAME",
      description = "Look at this camera (default: the one the kiosk is set to).")
  private String cameraGiven;

  @Option(
      names = "--board",
      paramLabel = "PORT",
      description = {
        "Test the sensor board at this port, unless a kiosk has it (default: the one the kiosk is",
        "set to). Opening the port resets it."
      })
  private String boardGiven;

  @Option(
      names = "--with-pictures",
      description = {
        "Put the last minutes of the cameras of a kiosk that is running into the bundle, which may",
        "show hands, the table and whoever sits at it."
      })
  private boolean withPictures;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = {
        "The kiosk's settings: its data folder, port, camera, sensor board and pins where the",
        "command line says nothing."
      })
  private Path config;

  @Option(
      names = "--bundle",
      paramLabel = "FILE",
      arity = "0..1",
      fallbackValue = "lunar-report.zip",
      description = {
        "Write a ZIP file to send with a report: what was found, the settings without passwords",
        "and the log; no pictures, names or games (default: ${FALLBACK-VALUE})."
      })
  private Path bundle;

  private final Console console;

  DoctorCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    KioskFile file = KioskFile.ofOption(config);
    int port =
        PortNumber.of(Setting.ofOption("--port", portGiven).or(() -> file.setting("port")), 1);
    Path folder = file.data(data);
    Optional<Setting> camera =
        Setting.ofOption("--camera", cameraGiven).or(() -> file.setting("camera"));
    if (withPictures && bundle == null) {
      throw CliProblem.badInput("--with-pictures: there is no --bundle to put them into.");
    }
    Optional<PortName> board =
        Setting.ofOption("--board", boardGiven)
            .or(() -> file.setting("board"))
            .map(set -> set.read(PortName::parse));
    List<Check> found = Doctor.checks(BuildName.version(), folder, port, CameraPlans.named(camera));
    List<Check> checks = Doctor.withHandsTried(found, port, board, HandsOptions.panelOf(file));
    if (json) {
      console
          .out()
          .println(Json.write(Map.of("checks", checks.stream().map(Check::fields).toList())));
    } else {
      checks.forEach(check -> console.out().print(check.text()));
    }
    if (bundle != null) {
      write(folder, port, checks);
    }
    return status(checks);
  }

  private void write(Path folder, int port, List<Check> checks) {
    try {
      new Bundle(folder, Optional.ofNullable(config), port, BuildName.get(), withPictures)
          .write(bundle, checks);
      console
          .err()
          .println(
              "lunar: The report is in "
                  + bundle
                  + (withPictures
                      ? "; it has pictures of the table: look at it before you send it."
                      : "; look at it before you send it. It has no pictures (--with-pictures)."));
    } catch (IOException e) {
      throw new CliProblem(
          CliProblem.BAD_INPUT, "--bundle: the file " + bundle + " cannot be written.", e);
    }
  }

  private static int status(List<Check> checks) {
    String failed =
        checks.stream()
            .filter(check -> check.state() == Check.State.FAIL)
            .map(Check::name)
            .collect(Collectors.joining(", "));
    if (!failed.isEmpty()) {
      throw new CliProblem(CliProblem.MISSING, "What does not work: " + failed + ".");
    }
    return 0;
  }
}

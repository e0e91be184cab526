package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.lunartable.kiosk.assembly.source.BadSetting;
import org.lunartable.kiosk.assembly.source.CameraFile;
import org.lunartable.kiosk.assembly.source.CameraName;
import org.lunartable.kiosk.assembly.source.CameraNames;
import org.lunartable.kiosk.assembly.source.CameraPlan;

/** Which camera a command is to use: the one its option names, else the settings file's. */
final class CameraPlans {

  private CameraPlans() {}

  /**
   * The plan.
   *
   * @param data the data folder, where the settings file is
   * @param option null when it is not given
   */
  static CameraPlan of(Path data, String option) {
    CameraPlan plan = written(data);
    return named(option).map(plan::with).orElse(plan);
  }

  /**
   * The camera that an option names.
   *
   * @param option null when it is not given
   */
  static Optional<CameraName> named(String option) {
    try {
      return option == null
          ? Optional.empty()
          : Optional.of(CameraNames.parse(option, Path.of("")));
    } catch (BadSetting e) {
      throw new CliProblem(CliProblem.BAD_INPUT, "--camera: " + e.getMessage(), e);
    }
  }

  private static CameraPlan written(Path data) {
    try {
      return CameraFile.in(data).plan();
    } catch (BadSetting e) {
      throw new CliProblem(CliProblem.BAD_INPUT, e.getMessage(), e);
    }
  }
}

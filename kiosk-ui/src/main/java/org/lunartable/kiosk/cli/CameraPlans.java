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
   * @param chosen empty when the start says nothing
   */
  static CameraPlan of(Path data, Optional<Setting> chosen) {
    CameraPlan plan = written(data);
    return named(chosen).map(plan::with).orElse(plan);
  }

  /** The camera that a setting names. */
  static Optional<CameraName> named(Optional<Setting> chosen) {
    return chosen.map(CameraPlans::parse);
  }

  private static CameraName parse(Setting setting) {
    try {
      return CameraNames.parse(setting.value(), Path.of(""));
    } catch (BadSetting e) {
      throw setting.refused(e.getMessage(), e);
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

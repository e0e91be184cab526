package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.notation.NotationProblem;
import org.lunartable.engine.notation.PositionReader;

/** Reads the position files named on the command line. */
final class PositionFiles {

  private static final long LONGEST = 1 << 20;

  private PositionFiles() {}

  static Rules rules(Path file) {
    return file == null ? Rules.CLASSIC : HouseRules.read(file);
  }

  static Position read(Path file, Rules rules) {
    try {
      return PositionReader.read(TextFiles.read(file, LONGEST), rules);
    } catch (NotationProblem e) {
      throw badText(file, e);
    }
  }

  static CliProblem badText(Path file, NotationProblem problem) {
    return CliProblem.badInput(
        "%s, %s: %s.".formatted(file, problem.where(), problem.getMessage()));
  }
}

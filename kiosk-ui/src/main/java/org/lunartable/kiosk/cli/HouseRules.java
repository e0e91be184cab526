package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.Map;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.RulesReader;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/** Reads the house rules file named on the command line (LC-44). */
public final class HouseRules {

  private static final long LONGEST = 1 << 20;

  private HouseRules() {}

  /**
   * The rules in the file.
   *
   * @throws CliProblem when it cannot be read, is no JSON or holds what the rules do not allow
   */
  public static Rules read(Path file) {
    return read(file, RulesReader::read);
  }

  /** Makes rules of a tree. */
  interface Reader<T> {
    T read(Map<String, Object> tree) throws BadSetup;
  }

  /**
   * What the file's JSON says, for a game with rules of its own.
   *
   * @throws CliProblem when it cannot be read, is no JSON or holds what the rules do not allow
   */
  static <T> T read(Path file, Reader<T> reader) {
    String text = TextFiles.read(file, LONGEST);
    try {
      return reader.read(Json.readObject(text));
    } catch (BadJson e) {
      throw CliProblem.badInput("%s: %s".formatted(file, e.getMessage()));
    } catch (BadSetup e) {
      throw CliProblem.badInput("%s: %s.".formatted(file, e.getMessage()));
    }
  }
}

package org.lunartable.kiosk.cli;

import java.util.Optional;
import java.util.function.Function;

/**
 * A value that somebody chose for a setting, and where: an option, or a line of the settings file.
 *
 * @param value what stands there
 * @param where the option, or the file with the key, as a sentence about it begins
 */
record Setting(String value, String where) {

  /**
   * A setting of the command line.
   *
   * @param value null when the option is not given
   */
  static Optional<Setting> ofOption(String option, String value) {
    return Optional.ofNullable(value).map(given -> new Setting(given, option));
  }

  /**
   * Reads the value.
   *
   * @param reader throws {@link IllegalArgumentException} with a sentence for a value that means
   *     nothing
   * @throws CliProblem with that sentence and the place the value comes from
   */
  <T> T read(Function<String, T> reader) {
    try {
      return reader.apply(value);
    } catch (IllegalArgumentException e) {
      throw refused(e.getMessage(), e);
    }
  }

  /** The problem that the value is. */
  CliProblem refused(String sentence) {
    return refused(sentence, null);
  }

  /** The problem that the value is. */
  CliProblem refused(String sentence, Exception cause) {
    return new CliProblem(CliProblem.BAD_INPUT, where + ": " + sentence, cause);
  }
}

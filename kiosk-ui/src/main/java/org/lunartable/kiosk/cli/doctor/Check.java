package org.lunartable.kiosk.cli.doctor;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What was found about one part.
 *
 * @param name of the part, the same on every machine
 * @param detail what was found, a few words
 * @param remedy what to do about it, a sentence; empty when there is nothing to do
 */
public record Check(String name, State state, String detail, String remedy) {

  /** How a part is. */
  public enum State {
    OK,
    /** It works, but not well or not for long. */
    WARN,
    /** It is needed or configured, and does not work. */
    FAIL,
    /** It is not there, and need not be. */
    ABSENT;

    /** The word used in JSON. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static Check ok(String name, String detail) {
    return new Check(name, State.OK, detail, "");
  }

  static Check warn(String name, String detail, String remedy) {
    return new Check(name, State.WARN, detail, remedy);
  }

  static Check fail(String name, String detail, String remedy) {
    return new Check(name, State.FAIL, detail, remedy);
  }

  static Check absent(String name, String detail, String remedy) {
    return new Check(name, State.ABSENT, detail, remedy);
  }

  /** Its fields in JSON. */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", name);
    fields.put("state", state.text());
    fields.put("detail", detail);
    fields.put("remedy", remedy);
    return fields;
  }

  /** The same for people: a line, and one below it when there is something to do. */
  public String text() {
    String line = "%-7s %-12s %s\n".formatted(state.text(), name, detail);
    return remedy.isEmpty() ? line : line + " ".repeat(21) + remedy + "\n";
  }
}

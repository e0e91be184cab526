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
 * @param texts detail and remedy for pages in any language; empty where there is only English
 */
public record Check(
    String name, State state, String detail, String remedy, Map<String, Object> texts) {

  public Check {
    texts = Map.copyOf(texts);
  }

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
    return new Check(name, State.OK, detail, "", Map.of());
  }

  static Check warn(String name, String detail, String remedy) {
    return new Check(name, State.WARN, detail, remedy, Map.of());
  }

  static Check fail(String name, String detail, String remedy) {
    return new Check(name, State.FAIL, detail, remedy, Map.of());
  }

  static Check absent(String name, String detail, String remedy) {
    return new Check(name, State.ABSENT, detail, remedy, Map.of());
  }

  /** One that a kiosk tells of. */
  static Check read(Map<?, ?> told) {
    Map<String, Object> texts = new LinkedHashMap<>();
    if (told.get("texts") instanceof Map<?, ?> known) {
      known.forEach((name, text) -> texts.put(String.valueOf(name), text));
    }
    return new Check(
        String.valueOf(told.get("name")),
        State.valueOf(String.valueOf(told.get("state")).toUpperCase(Locale.ROOT)),
        String.valueOf(told.get("detail")),
        String.valueOf(told.get("remedy")),
        texts);
  }

  /** Its fields as a page gets them. */
  public Map<String, Object> pageFields() {
    Map<String, Object> fields = fields();
    if (!texts.isEmpty()) {
      fields.put("texts", texts);
    }
    return fields;
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

package org.lunartable.kiosk.cli.doctor;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.texts.Messages;

/**
 * What was found about one part.
 *
 * @param name of the part, the same on every machine
 * @param detail what was found, a few words
 * @param remedy what to do about it, a sentence; empty when there is nothing to do
 * @param texts detail and remedy for pages in any language
 */
public record Check(
    String name, State state, String detail, String remedy, Map<String, Object> texts) {

  private static final Messages ENGLISH = Messages.english();

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

  static Check ok(String name, Text detail) {
    return new Check(name, State.OK, ENGLISH.say(detail), "", Map.of("detail", detail));
  }

  /** What nothing is to be done about. */
  static Check absent(String name, Text detail) {
    return new Check(name, State.ABSENT, ENGLISH.say(detail), "", Map.of("detail", detail));
  }

  static Check absent(String name, Text detail, Text remedy) {
    return of(name, State.ABSENT, detail, remedy);
  }

  static Check warn(String name, Text detail, Text remedy) {
    return of(name, State.WARN, detail, remedy);
  }

  static Check fail(String name, Text detail, Text remedy) {
    return of(name, State.FAIL, detail, remedy);
  }

  private static Check of(String name, State state, Text detail, Text remedy) {
    return new Check(
        name,
        state,
        ENGLISH.say(detail),
        ENGLISH.say(remedy),
        Map.of("detail", detail, "remedy", remedy));
  }

  /**
   * The same with another remedy on the command line.
   *
   * @param exact a sentence in English that says more than can be said in every language
   */
  Check saying(String exact) {
    return new Check(name, state, detail, exact, texts);
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
    fields.put("texts", texts);
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

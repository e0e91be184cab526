package org.lunartable.engine.screen;

import java.util.Map;

/**
 * A sentence that is not yet in any language: a key of the message file and the values it needs. A
 * key that the file lacks is said as the value {@code plain}, if there is one.
 *
 * @param key for example {@code turn.roll}
 * @param args values by name: strings, numbers, or other texts; a value named {@code n} decides
 *     between singular and plural
 */
public record Text(String key, Map<String, Object> args) {

  public Text {
    args = Map.copyOf(args);
  }

  /** Words that are the same in every language, such as a name. */
  public static Text plain(String words) {
    return Text.of("plain", "plain", words);
  }

  /**
   * The name of a card in the language of whoever reads it, where the message file knows it; else
   * as it is.
   *
   * @param slug the name as one word
   */
  public static Text card(String slug, String name) {
    return Text.of("card-name." + slug, "plain", name);
  }

  public static Text of(String key) {
    return new Text(key, Map.of());
  }

  public static Text of(String key, String name, Object value) {
    return new Text(key, Map.of(name, value));
  }

  public static Text of(String key, String name, Object value, String name2, Object value2) {
    return new Text(key, Map.of(name, value, name2, value2));
  }
}

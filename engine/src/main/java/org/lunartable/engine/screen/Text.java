package org.lunartable.engine.screen;

import java.util.Map;

/**
 * A sentence that is not yet in any language: a key of the message file and the values it needs.
 *
 * @param key for example {@code turn.roll}
 * @param args values by name: strings, numbers, or other texts; a value named {@code n} decides
 *     between singular and plural
 */
public record Text(String key, Map<String, Object> args) {

  public Text {
    args = Map.copyOf(args);
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

package org.lunartable.kiosk.settings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A set of house rules that was saved; whether a game can be played by it, the game says.
 *
 * @param name what people call it
 * @param rules the house-rules object
 */
public record HouseRules(String name, Map<String, Object> rules) {

  /** The most sets that are kept. */
  public static final int MAX_SETS = 12;

  /** The longest name. */
  public static final int MAX_NAME = 24;

  public HouseRules {
    rules = Collections.unmodifiableMap(new LinkedHashMap<>(rules));
  }

  static List<HouseRules> list(Object value) throws BadSettings {
    if (!(value instanceof List<?> list) || list.size() > MAX_SETS) {
      throw new BadSettings(
          "The setting houseRules is to be a list of at most " + MAX_SETS + " sets.");
    }
    List<HouseRules> sets = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    for (Object one : list) {
      HouseRules set = one(one);
      if (!names.add(set.name())) {
        throw new BadSettings("Two sets of house rules are called " + set.name() + ".");
      }
      sets.add(set);
    }
    return sets;
  }

  private static HouseRules one(Object value) throws BadSettings {
    if (!(value instanceof Map<?, ?> fields)
        || !(fields.get("name") instanceof String name)
        || name.isBlank()
        || name.length() > MAX_NAME
        || !(fields.get("rules") instanceof Map<?, ?> tree)
        || fields.size() != 2) {
      throw new BadSettings(
          "A set of house rules is to have a name of 1 to " + MAX_NAME + " letters, and rules.");
    }
    Map<String, Object> rules = new LinkedHashMap<>();
    tree.forEach((key, rule) -> rules.put(String.valueOf(key), rule));
    return new HouseRules(name.strip(), rules);
  }
}

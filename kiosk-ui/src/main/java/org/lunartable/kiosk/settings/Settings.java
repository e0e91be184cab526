package org.lunartable.kiosk.settings;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lunartable.kiosk.texts.Languages;

/**
 * What people set once for their table.
 *
 * @param language the language of the screens, or empty while nobody has chosen one
 * @param sound whether the screens make sounds
 * @param voice whether a screen that has a voice says aloud what happens
 * @param motion whether pieces fly and rockets start, or things just change
 * @param welcomed whether somebody has gone through the first start, or left it
 * @param players names that were played with, the latest first
 * @param houseRules sets of rules that were saved under a name
 */
public record Settings(
    String language,
    boolean sound,
    boolean voice,
    boolean motion,
    boolean welcomed,
    List<String> players,
    List<HouseRules> houseRules) {

  /** How a new table is set. */
  public static final Settings FRESH =
      new Settings("", true, false, true, false, List.of(), List.of());

  /** The longest name. */
  public static final int MAX_NAME = 16;

  /** Names beyond these are forgotten, the longest unused first. */
  public static final int MAX_PLAYERS = 24;

  public Settings {
    players = List.copyOf(players);
    houseRules = List.copyOf(houseRules);
  }

  /**
   * These settings with some changed.
   *
   * @param changes fields of this record by name, as read from JSON; the others stay
   * @throws BadSettings when a field is unknown or its value is not allowed; nothing is changed
   */
  public Settings with(Map<String, Object> changes) throws BadSettings {
    Settings changed = this;
    for (Map.Entry<String, Object> change : changes.entrySet()) {
      changed = changed.with(change.getKey(), change.getValue());
    }
    return changed;
  }

  private Settings with(String name, Object value) throws BadSettings {
    return switch (name) {
      case "language" ->
          new Settings(language(value), sound, voice, motion, welcomed, players, houseRules);
      case "sound" ->
          new Settings(
              language, yesOrNo(name, value), voice, motion, welcomed, players, houseRules);
      case "voice" ->
          new Settings(
              language, sound, yesOrNo(name, value), motion, welcomed, players, houseRules);
      case "motion" ->
          new Settings(language, sound, voice, yesOrNo(name, value), welcomed, players, houseRules);
      case "welcomed" ->
          new Settings(language, sound, voice, motion, yesOrNo(name, value), players, houseRules);
      case "players" ->
          new Settings(language, sound, voice, motion, welcomed, names(value), houseRules);
      case "houseRules" ->
          new Settings(language, sound, voice, motion, welcomed, players, HouseRules.list(value));
      default -> throw new BadSettings("There is no setting " + name + ".");
    };
  }

  /**
   * The settings that were stored as these fields. Who chose a language before there was a first
   * start with more pages knows the table.
   */
  static Settings ofStored(Map<String, Object> fields) throws BadSettings {
    Settings known = FRESH.with("welcomed", fields.containsKey("language"));
    return known.with(fields);
  }

  /** The fields as {@link #with} takes them: a language only once one is chosen. */
  Map<String, Object> stored() {
    Map<String, Object> fields = new LinkedHashMap<>();
    if (!language.isEmpty()) {
      fields.put("language", language);
    }
    fields.put("sound", sound);
    fields.put("voice", voice);
    fields.put("motion", motion);
    fields.put("welcomed", welcomed);
    fields.put("players", players);
    fields.put("houseRules", houseRules);
    return fields;
  }

  private static String language(Object value) throws BadSettings {
    if (value instanceof String code && Languages.ALL.contains(code)) {
      return code;
    }
    throw new BadSettings(
        "The setting language is to be one of " + String.join(", ", Languages.ALL) + ".");
  }

  private static boolean yesOrNo(String name, Object value) throws BadSettings {
    if (value instanceof Boolean yes) {
      return yes;
    }
    throw new BadSettings("The setting " + name + " is to be true or false.");
  }

  private static List<String> names(Object value) throws BadSettings {
    if (!(value instanceof List<?> list) || list.size() > MAX_PLAYERS) {
      throw new BadSettings(
          "The setting players is to be a list of at most " + MAX_PLAYERS + " names.");
    }
    Set<String> names = new LinkedHashSet<>();
    for (Object name : list) {
      if (!(name instanceof String text) || text.isBlank() || text.length() > MAX_NAME) {
        throw new BadSettings("A player's name is to have 1 to " + MAX_NAME + " letters.");
      }
      names.add(text.strip());
    }
    return List.copyOf(names);
  }
}

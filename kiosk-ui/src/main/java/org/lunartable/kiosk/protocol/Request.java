package org.lunartable.kiosk.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.RulesReader;
import org.lunartable.engine.notation.NotationProblem;
import org.lunartable.engine.notation.PositionReader;

/** The fields of a request, read strictly when they are asked for. */
record Request(Map<String, Object> fields) {

  /** The id to echo: a number or a string, else null. */
  Object id() {
    Object id = fields.get("id");
    return id instanceof Number || id instanceof String ? id : null;
  }

  String op() throws RequestProblem {
    if (fields.get("op") instanceof String op) {
      return op;
    }
    throw new RequestProblem("unknown-op", null, "op", "The request needs a text \"op\".");
  }

  Rules rules() throws RequestProblem {
    if (!fields.containsKey("rules")) {
      return Rules.CLASSIC;
    }
    if (!(fields.get("rules") instanceof Map<?, ?> tree)) {
      throw new RequestProblem("bad-rules", null, "rules", "\"rules\" must be an object.");
    }
    Map<String, Object> copy = new LinkedHashMap<>();
    tree.forEach((key, value) -> copy.put(String.valueOf(key), value));
    try {
      return RulesReader.read(copy);
    } catch (BadSetup e) {
      throw RequestProblem.of(e);
    }
  }

  Position position(Rules rules) throws RequestProblem {
    try {
      return PositionReader.read(text("position", "bad-position"), rules);
    } catch (NotationProblem e) {
      throw RequestProblem.of("bad-position", e);
    }
  }

  String text(String key, String code) throws RequestProblem {
    if (fields.get(key) instanceof String text) {
      return text;
    }
    String sentence = has(key) ? "\"%s\" must be a text." : "The request needs a text \"%s\".";
    throw new RequestProblem(code, null, key, sentence.formatted(key));
  }

  boolean has(String key) {
    return fields.containsKey(key);
  }

  /** Refuses a field that is none of these, which may be one of them misspelt. */
  void only(List<String> known) throws RequestProblem {
    for (String field : fields.keySet()) {
      if (!known.contains(field)) {
        throw new RequestProblem(
            "bad-json",
            null,
            field,
            "There is no field \"" + field + "\"; known are " + String.join(", ", known) + ".");
      }
    }
  }

  /** A whole number within bounds; the default when it is left out. */
  long whole(String key, long least, long most, long byDefault) throws RequestProblem {
    Object value = fields.getOrDefault(key, byDefault);
    boolean whole = value instanceof Integer || value instanceof Long;
    if (whole && ((Number) value).longValue() >= least && ((Number) value).longValue() <= most) {
      return ((Number) value).longValue();
    }
    throw new RequestProblem(
        "bad-json",
        null,
        key,
        "\"" + key + "\" must be a whole number from " + least + " to " + most + ".");
  }

  List<String> actions() throws RequestProblem {
    List<String> actions = new ArrayList<>();
    if (fields.get("actions") instanceof List<?> list) {
      for (Object action : list) {
        if (action instanceof String text) {
          actions.add(text);
        }
      }
      if (actions.size() == list.size()) {
        return actions;
      }
    }
    throw new RequestProblem(
        "illegal-action", null, "actions", "The request needs a list of texts \"actions\".");
  }
}

package org.lunartable.kiosk.journal;

import java.util.Map;
import org.lunartable.engine.session.Entry;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/** Entries as the table rows keep them: a kind, and the rest as JSON. The words are for ever. */
final class EntryText {

  private EntryText() {}

  static String kind(Entry entry) {
    if (entry instanceof Entry.GameStarted) {
      return "started";
    } else if (entry instanceof Entry.MoveTaken) {
      return "move";
    } else if (entry instanceof Entry.Undone) {
      return "undone";
    } else if (entry instanceof Entry.Redone) {
      return "redone";
    }
    throw new IllegalArgumentException("no kind of entry: " + entry.getClass());
  }

  static String json(Entry entry) {
    if (entry instanceof Entry.GameStarted started) {
      return Json.write(Map.of("game", started.game(), "setup", started.setup()));
    } else if (entry instanceof Entry.MoveTaken taken) {
      return Json.write(Map.of("move", taken.move()));
    }
    return "{}";
  }

  static Entry read(String kind, String json, String source) throws UnreadableGame {
    try {
      Map<String, Object> fields = Json.readObject(json);
      return switch (kind) {
        case "started" -> new Entry.GameStarted(text(fields, "game"), setup(fields), source);
        case "move" -> new Entry.MoveTaken(text(fields, "move"), source);
        case "undone" -> new Entry.Undone(source);
        case "redone" -> new Entry.Redone(source);
        default ->
            throw new UnreadableGame("The journal has an entry of unknown kind: " + kind + ".");
      };
    } catch (BadJson | ClassCastException broken) {
      throw new UnreadableGame(
          "The journal has an entry that cannot be read: " + json + ".", broken);
    }
  }

  private static String text(Map<String, Object> fields, String name) throws UnreadableGame {
    if (fields.get(name) instanceof String text) {
      return text;
    }
    throw new UnreadableGame("The journal has an entry without " + name + ".");
  }

  @SuppressWarnings("unchecked") // keys of a JSON object are strings
  private static Map<String, Object> setup(Map<String, Object> fields) throws UnreadableGame {
    if (fields.get("setup") instanceof Map<?, ?> setup) {
      return (Map<String, Object>) setup;
    }
    throw new UnreadableGame("The journal has the start of a game without its set-up.");
  }
}

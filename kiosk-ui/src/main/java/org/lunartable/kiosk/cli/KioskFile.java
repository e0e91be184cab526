package org.lunartable.kiosk.cli;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/**
 * The settings file that {@code --config} names: lines {@code key = value}, in UTF-8. What the
 * command line says goes before. Every method refuses what means nothing with one sentence.
 * Immutable.
 */
final class KioskFile {

  /** No file: everything is as usual. */
  static final KioskFile NONE = new KioskFile(null, Map.of());

  private static final String PIN = "pin.";
  private static final Set<String> KEYS =
      Set.of("port", "lan", "data", "camera", "follow-board", "board", "panel", "die-tray", "tray");

  private final Path path;
  private final Map<String, String> lines;

  private KioskFile(Path path, Map<String, String> lines) {
    this.path = path;
    this.lines = lines;
  }

  /** The file that {@code --config} names. */
  static KioskFile ofOption(Path config) {
    return config == null ? NONE : read(config);
  }

  /** The data folder: that of the command line, else what this says, else the usual one. */
  Path data(Path given) {
    return Optional.ofNullable(given)
        .or(() -> text("data").map(Path::of))
        .orElseGet(() -> DataHome.folder(System.getenv()));
  }

  /** Reads a file. */
  static KioskFile read(Path path) {
    Twice read = new Twice();
    try {
      // Editors of other systems begin a file with a mark that nobody sees.
      String text = Files.readString(path).replaceFirst("^\ufeff", "");
      checkShape(path, text.lines().toList());
      read.load(new StringReader(text));
    } catch (IOException | IllegalArgumentException e) {
      throw new CliProblem(
          CliProblem.BAD_INPUT,
          "--config: " + path + " cannot be read; check that it is there and is text in UTF-8.",
          e);
    }
    Map<String, String> lines = new LinkedHashMap<>();
    for (String key : new TreeSet<>(read.stringPropertyNames())) {
      lines.put(key, read.getProperty(key).strip());
    }
    KioskFile file = new KioskFile(path, lines);
    file.checkKeys();
    read.twice.ifPresent(
        key -> {
          throw file.bad("says twice what " + key + " is; take one of the lines out");
        });
    return file;
  }

  /**
   * The package's watchdog reads the port out of the same file with the shell alone; what only
   * {@link Properties} would understand is refused, so that both always read the same.
   */
  private static void checkShape(Path path, List<String> text) {
    for (int line = 0; line < text.size(); line++) {
      String said = text.get(line).strip();
      boolean silent = said.isEmpty() || said.startsWith("#") || said.startsWith("!");
      if (!silent && said.contains("\\")) {
        throw CliProblem.badInput(
            "--config: %s, line %d has a backslash, which no setting needs; take it out."
                .formatted(path, line + 1));
      } else if (!silent && !said.matches("[^=:\\s]+\\s*[=:].*")) {
        throw CliProblem.badInput(
            "--config: %s, line %d is not of the form key = value; write it so, or begin it with #."
                .formatted(path, line + 1));
      }
    }
  }

  /** Remembers a key that is there twice; by itself the later line would hold without a word. */
  private static final class Twice extends Properties {
    private static final long serialVersionUID = 1;
    private transient Optional<String> twice = Optional.empty();

    @Override
    public synchronized Object put(Object key, Object value) {
      Object before = super.put(key, value);
      if (before != null) {
        twice = Optional.of((String) key);
      }
      return before;
    }
  }

  private void checkKeys() {
    for (String key : lines.keySet()) {
      if (!KEYS.contains(key) && !key.startsWith(PIN)) {
        throw bad(
            "has no setting '%s'; there are %s and pin.PART"
                .formatted(key, String.join(", ", new TreeSet<>(KEYS))));
      }
    }
  }

  /** What it says; empty when it says nothing, or nothing after the sign. */
  Optional<String> text(String key) {
    return Optional.ofNullable(lines.get(key)).filter(value -> !value.isEmpty());
  }

  /** As {@link #text}, with where it stands. */
  Optional<Setting> setting(String key) {
    return text(key).map(value -> new Setting(value, path + ", " + key));
  }

  /** Yes or no; no when it says nothing. */
  boolean yes(String key) {
    String value = text(key).orElse("no");
    if (!value.equals("yes") && !value.equals("no")) {
      throw bad("has '%s' for %s; it is to be yes or no".formatted(value, key));
    }
    return value.equals("yes");
  }

  /** The pins by part. */
  Map<String, String> pins() {
    Map<String, String> pins = new LinkedHashMap<>();
    lines.forEach(
        (key, value) -> {
          if (key.startsWith(PIN)) {
            pins.put(key.substring(PIN.length()), value);
          }
        });
    return pins;
  }

  /** Where its lines about pins stand, as a sentence about them begins. */
  String pinsPlace() {
    return path + ", pin";
  }

  private CliProblem bad(String what) {
    return CliProblem.badInput("--config: " + path + " " + what + ".");
  }
}

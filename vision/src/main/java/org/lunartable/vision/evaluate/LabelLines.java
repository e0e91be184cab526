package org.lunartable.vision.evaluate;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;

/** Reads files of labels, one JSON object a line. */
final class LabelLines {
  static final String LABELS = "labels.jsonl";
  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * A line of a file.
   *
   * @param where file and line, to begin a sentence with
   */
  record Line(String where, JsonNode node) {

    /** A text the line must have. */
    String text(String field) throws BadLabels {
      if (!node.path(field).isTextual()) {
        throw new BadLabels("%s lacks the text \"%s\".".formatted(where, field));
      }
      return node.get(field).asText();
    }

    /** A whole number, 0 or more, that the line must have. */
    int number(String field) throws BadLabels {
      JsonNode number = node.path(field);
      if (!number.isIntegralNumber() || !number.canConvertToInt() || number.asInt() < 0) {
        throw new BadLabels("%s lacks the whole number \"%s\".".formatted(where, field));
      }
      return number.asInt();
    }

    /** The top face in the field {@code quadrants}. */
    DieFace quadrants() throws BadLabels {
      List<TileColour> quarters = new ArrayList<>();
      for (JsonNode row : node.path("quadrants")) {
        for (JsonNode name : row) {
          quarters.add(
              TileColour.parse(name.asText())
                  .orElseThrow(
                      () -> new BadLabels(where + " names no colour of a tile: " + name + ".")));
        }
      }
      if (quarters.size() != 4) {
        throw new BadLabels(where + " needs 2 x 2 colours in \"quadrants\".");
      }
      return new DieFace(quarters);
    }
  }

  private LabelLines() {}

  /** All lines of a file in a folder but the blank ones; at least one. */
  static List<Line> read(Path folder, String name) throws BadLabels {
    Path file = folder.resolve(name);
    if (!Files.isRegularFile(file)) {
      throw new BadLabels(missing(folder, name));
    }
    List<Line> lines = new ArrayList<>();
    int number = 0;
    for (String text : texts(file)) {
      number++;
      if (!text.isBlank()) {
        lines.add(parse(text, file + " line " + number));
      }
    }
    if (lines.isEmpty()) {
      throw new BadLabels(file + " is empty; name a folder with labelled pictures.");
    }
    return List.copyOf(lines);
  }

  private static List<String> texts(Path file) throws BadLabels {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new BadLabels(file + " cannot be read; check that it is UTF-8 text you may read.", e);
    }
  }

  private static Line parse(String text, String where) throws BadLabels {
    try {
      JsonNode node = JSON.readTree(text);
      if (!node.isObject()) {
        throw new BadLabels(where + " is no JSON object; mend or remove that line.");
      }
      return new Line(where, node);
    } catch (JsonProcessingException e) {
      throw new BadLabels(where + " is no JSON; mend or remove that line.", e);
    }
  }

  private static String missing(Path folder, String name) {
    if (!Files.isDirectory(folder)) {
      return folder + " is no folder; name a folder with labelled pictures.";
    }
    List<String> inside = labelledFolders(folder);
    if (inside.isEmpty()) {
      return "%s has no file %s; name a folder with labelled pictures.".formatted(folder, name);
    }
    return "%s has no file %s, but folders in it have; name one of them: %s."
        .formatted(folder, name, String.join(", ", inside));
  }

  private static List<String> labelledFolders(Path folder) {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside
          .filter(path -> Files.isRegularFile(path.resolve(LABELS)))
          .map(path -> path.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}

package org.lunartable.vision.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;

/**
 * What one picture of a labelled folder shows.
 *
 * @param file name within the folder
 * @param face the top face as it lies, or empty when the right answer is no reading
 * @param reason why there is none, else empty
 * @param tags what makes the picture hard
 */
record DieLabel(String file, Optional<DieFace> face, String reason, List<String> tags) {

  static List<DieLabel> readAll(Path folder) throws BadLabels {
    List<DieLabel> all = new ArrayList<>();
    for (LabelLines.Line line : LabelLines.read(folder, LabelLines.LABELS)) {
      all.add(of(line));
    }
    return List.copyOf(all);
  }

  private static DieLabel of(LabelLines.Line line) throws BadLabels {
    JsonNode node = line.node();
    if (!node.path("file").isTextual() || !node.path("reading").isBoolean()) {
      throw new BadLabels(
          line.where() + " is no label of a die: it lacks \"file\" or \"reading\".");
    }
    boolean reading = node.get("reading").asBoolean();
    return new DieLabel(
        node.get("file").asText(),
        reading ? Optional.of(line.quadrants()) : Optional.empty(),
        reading ? "" : node.path("reason").asText("no reason"),
        tags(node));
  }

  private static List<String> tags(JsonNode node) {
    List<String> tags = new ArrayList<>();
    node.path("flags").forEach(flag -> tags.add(flag.asText()));
    if (tags.isEmpty()) {
      tags.add("no flag");
    }
    if (node.path("stress").isTextual()) {
      tags.add("stress " + node.get("stress").asText());
    }
    return List.copyOf(tags);
  }
}

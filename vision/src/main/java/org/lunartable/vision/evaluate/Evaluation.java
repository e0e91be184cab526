package org.lunartable.vision.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.lunartable.engine.die.Die;
import org.lunartable.vision.die.DieReader;

/** Tells by its files which kind of set a folder holds, and runs the right reader over it. */
public final class Evaluation {
  private static final String NO_KIND =
      " is no label of a kind that can be evaluated: it needs \"reading\" (dice), \"state\" with a"
          + " file sequences.jsonl (rolls), or \"labels\" with colours and \"xy\" (patches).";

  private Evaluation() {}

  /**
   * Whether the labels are of pictures of a board; those are evaluated by who knows the game.
   *
   * @throws BadLabels when the labels are missing or broken
   */
  public static boolean isOfBoards(Path folder) throws BadLabels {
    JsonNode first = LabelLines.read(folder, LabelLines.LABELS).get(0).node();
    return first.path("kind").asText().equals("board");
  }

  /**
   * Evaluates a labelled folder, but for boards.
   *
   * @param die the die in use
   * @throws BadLabels when the labels are missing, broken or of a kind that is not known
   */
  public static Report run(Die die, Path folder) throws BadLabels {
    LabelLines.Line first = LabelLines.read(folder, LabelLines.LABELS).get(0);
    JsonNode node = first.node();
    boolean sequences = Files.isRegularFile(folder.resolve(RollLabels.SEQUENCES));
    if (sequences && node.path("state").isTextual()) {
      return RollEvaluation.run(new DieReader(die), folder);
    } else if (node.path("state").isTextual()) {
      throw new BadLabels(
          "%s has labels of rolls but no file %s; add it.".formatted(folder, RollLabels.SEQUENCES));
    } else if (node.path("labels").isObject()) {
      return PatchEvaluation.run(folder);
    } else if (node.has("reading")) {
      return DieEvaluation.run(new DieReader(die), folder);
    }
    throw new BadLabels(first.where() + NO_KIND);
  }
}

package org.lunartable.vision.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.TileColour;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.colour.PatchColours;
import org.lunartable.vision.colour.PatchColours.PatchColour;
import org.lunartable.vision.evaluate.PatchReport.Answer;

/** Names the colours of labelled patches in pictures. Stateless. */
public final class PatchEvaluation {

  /** A patch: the words of its label and the colours that are right for it. */
  private record Patch(String words, List<TileColour> right, PixelPoint at) {}

  private PatchEvaluation() {}

  /**
   * Evaluates a folder whose {@code labels.jsonl} has places with colours.
   *
   * @throws BadLabels when the labels are missing or broken
   */
  public static PatchReport run(Path folder) throws BadLabels {
    List<Answer> answers = new ArrayList<>();
    List<String> bad = new ArrayList<>();
    for (LabelLines.Line line : LabelLines.read(folder, LabelLines.LABELS)) {
      String file = line.text("file");
      List<Patch> patches = patches(line);
      try (Picture picture = Picture.load(folder.resolve(file))) {
        answers.addAll(answers(file, patches, picture));
      } catch (BadPicture e) {
        bad.add(e.getMessage());
      }
    }
    return new PatchReport(answers, bad);
  }

  private static List<Answer> answers(String file, List<Patch> patches, Picture picture) {
    List<PatchColour> named = PatchColours.read(picture, patches.stream().map(Patch::at).toList());
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < named.size(); i++) {
      Patch patch = patches.get(i);
      PatchColour colour = named.get(i);
      boolean right = patch.right().contains(colour.colour());
      answers.add(new Answer(file, patch.words(), colour.colour(), right, colour.confidence()));
    }
    return answers;
  }

  private static List<Patch> patches(LabelLines.Line line) throws BadLabels {
    JsonNode labels = line.node().path("labels");
    List<Patch> patches = new ArrayList<>();
    for (JsonNode node : labels.path(labels.has("cells") ? "cells" : "pieces")) {
      patches.add(patch(new LabelLines.Line(line.where() + ", a patch,", node)));
    }
    if (patches.isEmpty()) {
      throw new BadLabels(line.where() + " has no patches: \"labels\" needs \"cells\".");
    }
    return patches;
  }

  private static Patch patch(LabelLines.Line line) throws BadLabels {
    JsonNode xy = line.node().path("xy");
    if (!xy.path(0).isNumber() || !xy.path(1).isNumber()) {
      throw new BadLabels(line.where() + " lacks a place \"xy\".");
    }
    String words = line.text("color");
    List<TileColour> right =
        Arrays.stream(words.split("_or_"))
            .map(PatchEvaluation::colour)
            .flatMap(Optional::stream)
            .toList();
    if (right.isEmpty()) {
      throw new BadLabels(line.where() + " names no colour that is known: " + words + ".");
    }
    return new Patch(words, right, new PixelPoint(xy.get(0).asDouble(), xy.get(1).asDouble()));
  }

  /** The colour in words such as {@code light_bluish_gray}: the last word says it. */
  private static Optional<TileColour> colour(String words) {
    String last = words.substring(words.lastIndexOf('_') + 1);
    return TileColour.parse(last.equals("gray") ? "grey" : last);
  }
}

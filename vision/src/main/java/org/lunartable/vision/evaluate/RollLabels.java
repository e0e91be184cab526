package org.lunartable.vision.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.vision.die.DieState;

/**
 * One labelled video.
 *
 * @param name of the sequence
 * @param fps frames a second
 * @param frames in order
 * @param rolls what should be reported
 */
record RollLabels(String name, double fps, List<Frame> frames, List<Roll> rolls) {
  static final String SEQUENCES = "sequences.jsonl";
  private static final double MOST_FPS = 1000;

  /**
   * A frame.
   *
   * @param face the top face of a die that lies still, where the label has one
   */
  record Frame(int number, String file, DieState state, Optional<DieFace> face) {}

  /**
   * A roll to be reported.
   *
   * @param from the first frame in which the die lies still and free
   * @param until the last frame in which it lies there
   * @param faces numbers of the faces that look like the right one
   */
  record Roll(int from, int until, List<Integer> faces) {}

  static List<RollLabels> readAll(Path folder) throws BadLabels {
    List<LabelLines.Line> labels = LabelLines.read(folder, LabelLines.LABELS);
    List<RollLabels> all = new ArrayList<>();
    for (LabelLines.Line line : LabelLines.read(folder, SEQUENCES)) {
      all.add(of(line, labels));
    }
    return List.copyOf(all);
  }

  private static RollLabels of(LabelLines.Line line, List<LabelLines.Line> labels)
      throws BadLabels {
    String name = line.text("sequence");
    double fps = line.node().path("fps").asDouble(0);
    if (!(fps > 0 && fps <= MOST_FPS)) {
      throw new BadLabels(line.where() + " needs \"fps\", a number above 0.");
    }
    List<Frame> frames = new ArrayList<>();
    for (LabelLines.Line label : labels) {
      if (label.text("sequence").equals(name)) {
        frames.add(frame(label));
      }
    }
    if (frames.isEmpty()) {
      throw new BadLabels(line.where() + " names the sequence " + name + ", which has no frames.");
    }
    frames.sort(Comparator.comparingInt(Frame::number));
    return new RollLabels(name, fps, List.copyOf(frames), rolls(line));
  }

  private static Frame frame(LabelLines.Line label) throws BadLabels {
    String text = label.text("state");
    DieState state =
        Arrays.stream(DieState.values())
            .filter(s -> s.text().equals(text))
            .findFirst()
            .orElseThrow(() -> new BadLabels(label.where() + " has an unknown \"state\"."));
    boolean face = state == DieState.STILL && label.node().path("quadrants").isArray();
    return new Frame(
        label.number("frame"),
        label.text("file"),
        state,
        face ? Optional.of(label.quadrants()) : Optional.empty());
  }

  private static List<Roll> rolls(LabelLines.Line line) throws BadLabels {
    List<Roll> rolls = new ArrayList<>();
    for (JsonNode node : line.node().path("rolls")) {
      LabelLines.Line roll = new LabelLines.Line(line.where() + ", a roll,", node);
      rolls.add(new Roll(roll.number("from_frame"), roll.number("until_frame"), faces(roll)));
    }
    return List.copyOf(rolls);
  }

  private static List<Integer> faces(LabelLines.Line roll) throws BadLabels {
    List<Integer> faces = new ArrayList<>();
    faces.add(face(roll, roll.text("face")));
    for (JsonNode same : roll.node().path("same_looking_faces")) {
      faces.add(face(roll, same.asText()));
    }
    return faces.stream().distinct().toList();
  }

  private static int face(LabelLines.Line roll, String name) throws BadLabels {
    if (!name.matches("F[1-6]")) {
      throw new BadLabels(roll.where() + " names no face, which is F1 to F6: " + name + ".");
    }
    return name.charAt(1) - '0';
  }
}

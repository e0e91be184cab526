package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.calibration.CameraProfile;
import org.lunartable.vision.calibration.FaceSample;
import org.lunartable.vision.calibration.TileSampler;
import org.lunartable.vision.die.DieReader;
import org.lunartable.vision.die.DieReading;

/** Colours learnt from a folder of pictures that say what is on them. */
final class LabelledSamples {

  private static final long LONGEST = 16 << 20;

  private LabelledSamples() {}

  /**
   * The colours on the pictures, all of which are to be of one camera in one light. A label may say
   * where the top face's corners are; else the reader has to find them, and pictures in which it
   * does not are left out.
   *
   * @throws CliProblem when the folder has no such labels, or no die is found on any picture
   */
  static CameraProfile profile(Path folder, Die die) {
    Path labels = folder.resolve("labels.jsonl");
    String text = TextFiles.read(labels, LONGEST);
    DieReader reader = new DieReader(die);
    List<FaceSample> samples = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (!line.isBlank()) {
        sample(folder, fields(line, labels + " line " + number), reader).ifPresent(samples::add);
      }
    }
    if (samples.isEmpty()) {
      throw CliProblem.badInput("No labelled die was found on the pictures in " + folder + ".");
    }
    return CameraProfile.of(samples);
  }

  private static Map<String, Object> fields(String line, String where) {
    try {
      Map<String, Object> fields = Json.readObject(line);
      if (!(fields.get("file") instanceof String) || !(fields.get("reading") instanceof Boolean)) {
        throw CliProblem.badInput(
            where + " is no label of a die: it lacks \"file\" or \"reading\".");
      }
      return fields;
    } catch (BadJson e) {
      throw CliProblem.badInput(where + ": " + e.getMessage());
    }
  }

  private static Optional<FaceSample> sample(
      Path folder, Map<String, Object> fields, DieReader reader) {
    if (fields.get("reading").equals(false)) {
      return Optional.empty();
    }
    Path file = folder.resolve((String) fields.get("file"));
    DieFace face = face(fields.get("quadrants"), file);
    try (Picture picture = Picture.load(file)) {
      List<PixelPoint> corners = corners(fields.get("face_corners_px"));
      if (corners.isEmpty()) {
        corners = reader.read(picture).match(DieReading.Read::corners, none -> List.of());
      }
      return corners.isEmpty()
          ? Optional.empty()
          : Optional.of(FaceSample.turnedToFit(face, TileSampler.sample(picture, corners)));
    } catch (BadPicture e) {
      throw CliProblem.badInput(e.getMessage());
    }
  }

  private static DieFace face(Object rows, Path file) {
    List<TileColour> quarters = new ArrayList<>();
    if (rows instanceof List<?> list) {
      for (Object row : list) {
        if (row instanceof List<?> cells) {
          cells.forEach(cell -> quarters.add(colour(cell, file)));
        }
      }
    }
    if (quarters.size() != 4) {
      throw CliProblem.badInput("The label of " + file + " needs 2 x 2 colours in \"quadrants\".");
    }
    return new DieFace(quarters);
  }

  private static TileColour colour(Object cell, Path file) {
    return cell == null
        ? null
        : TileColour.parse(cell.toString())
            .orElseThrow(
                () ->
                    CliProblem.badInput(
                        "The label of %s names no colour of a tile: %s.".formatted(file, cell)));
  }

  private static List<PixelPoint> corners(Object value) {
    List<PixelPoint> corners = new ArrayList<>();
    if (value instanceof List<?> list && list.size() == 4) {
      for (Object corner : list) {
        if (corner instanceof List<?> pair
            && pair.size() == 2
            && pair.get(0) instanceof Number u
            && pair.get(1) instanceof Number v) {
          corners.add(new PixelPoint(u.doubleValue(), v.doubleValue()));
        }
      }
    }
    return corners.size() == 4 ? corners : List.of();
  }
}

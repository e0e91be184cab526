package org.lunartable.kiosk.assembly.camera;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;
import org.lunartable.vision.calibration.FaceSample;
import org.lunartable.vision.calibration.LogRgb;

/**
 * A roll that was read wrongly.
 *
 * @param number counts them; a clock may be wrong
 * @param read the face that was read
 * @param sample the face it was, as it lay, and how its tiles looked
 * @param source which device read it
 * @param camera the name of the camera's folder; empty when it holds for any
 */
record Correction(long number, DieFace read, FaceSample sample, String source, String camera) {

  String file() {
    return "%06d.jpg".formatted(number);
  }

  /** One line of a label file, as {@code lunar evaluate} and {@code lunar calibrate} read them. */
  String line() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", file());
    fields.put("when", number);
    fields.put("reading", true);
    fields.put("quadrants", sample.face());
    fields.put("read", read);
    fields.put("was", sample.face());
    fields.put("source", source);
    fields.put("camera", camera);
    fields.put(
        "patches",
        sample.patches().stream()
            .map(patch -> List.of(patch.red(), patch.green(), patch.blue()))
            .toList());
    return Json.write(fields);
  }

  /** Reads such a line. Throws IllegalArgumentException when a field is wrong. */
  static Correction parse(String line) throws BadJson {
    Map<String, Object> fields = Json.readObject(line);
    try {
      List<LogRgb> patches = new ArrayList<>();
      for (Object patch : (List<?>) fields.get("patches")) {
        List<?> channels = (List<?>) patch;
        patches.add(new LogRgb(number(channels, 0), number(channels, 1), number(channels, 2)));
      }
      return new Correction(
          ((Number) fields.get("when")).longValue(),
          face(fields.get("read")),
          new FaceSample(face(fields.get("was")), patches),
          String.valueOf(fields.get("source")),
          String.valueOf(fields.getOrDefault("camera", "")));
    } catch (ClassCastException | NullPointerException | IndexOutOfBoundsException wrong) {
      throw new IllegalArgumentException("a field is missing or of the wrong kind", wrong);
    }
  }

  /** Whether it tells something about what a camera shows. */
  boolean holdsFor(String other) {
    return camera.isEmpty() || camera.equals(other);
  }

  private static double number(List<?> channels, int index) {
    return ((Number) channels.get(index)).doubleValue();
  }

  private static DieFace face(Object rows) {
    List<TileColour> quarters = new ArrayList<>();
    for (Object row : (List<?>) rows) {
      for (Object cell : (List<?>) row) {
        quarters.add(
            cell == null
                ? null
                : TileColour.parse((String) cell)
                    .orElseThrow(() -> new IllegalArgumentException("no tile is " + cell)));
      }
    }
    return new DieFace(quarters);
  }
}

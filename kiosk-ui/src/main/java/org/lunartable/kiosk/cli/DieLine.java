package org.lunartable.kiosk.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.kiosk.json.Json;
import org.lunartable.vision.die.DieReading;
import org.lunartable.vision.die.DieReading.NotRead;
import org.lunartable.vision.die.DieReading.Read;
import org.lunartable.vision.die.DieState;
import org.lunartable.vision.die.Reason;
import org.lunartable.vision.die.Roll;

/**
 * What is printed about the die in one picture.
 *
 * @param fields the JSON object's keys and values, in order
 * @param text the same for people
 * @param usable whether it was a picture at all
 */
record DieLine(Map<String, Object> fields, String text, boolean usable) {

  /** A picture that was looked at; times in milliseconds. */
  static DieLine of(Path image, DieReading reading, double millis, double decodeMillis) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", image.toString());
    String text = reading.match(read -> read(fields, read), notRead -> notRead(fields, notRead));
    fields.put("millis", rounded(millis, 100));
    fields.put("decode_millis", rounded(decodeMillis, 100));
    return new DieLine(fields, image + ": " + text, true);
  }

  /** A file that is no picture that can be used. */
  static DieLine bad(Path image, String message) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", image.toString());
    fields.put("reading", null);
    fields.put("reason", Reason.BAD_IMAGE.text());
    fields.put("message", message);
    return new DieLine(fields, message, false);
  }

  /** The same as a frame of a stream: what the die was doing, and the roll reported on it. */
  DieLine inStream(DieState state, Optional<Roll> roll) {
    Map<String, Object> more = new LinkedHashMap<>(fields);
    more.put("state", state.text());
    roll.ifPresent(told -> more.put("roll", reading(told.reading())));
    String said = roll.map(told -> "; rolled face " + faces(told.reading())).orElse("");
    return new DieLine(more, text + " [" + state.text() + said + "]", usable);
  }

  private static Map<String, Object> reading(Read read) {
    Map<String, Object> reading = new LinkedHashMap<>();
    reading.put("quadrants", read.quadrants());
    reading.put("faces", read.faces());
    reading.put("colours", read.quadrants().distinctColours());
    return reading;
  }

  String json() {
    return Json.write(fields);
  }

  private static String read(Map<String, Object> fields, Read read) {
    fields.put("reading", reading(read));
    fields.put("confidence", rounded(read.confidence(), 1000));
    fields.put(
        "corners",
        read.corners().stream()
            .map(corner -> List.of(rounded(corner.u(), 100), rounded(corner.v(), 100)))
            .toList());
    return "face %s: %s; %.0f %% sure"
        .formatted(faces(read), words(read.quadrants()), 100 * read.confidence());
  }

  private static String faces(Read read) {
    return read.faces().stream().map(String::valueOf).collect(Collectors.joining(" or "));
  }

  private static String notRead(Map<String, Object> fields, NotRead notRead) {
    fields.put("reading", null);
    fields.put("reason", notRead.reason().text());
    fields.put("message", notRead.message());
    return notRead.message();
  }

  private static String words(DieFace face) {
    List<TileColour> quarters = face.quarters();
    return "%s %s over %s %s"
        .formatted(
            word(quarters.get(0)),
            word(quarters.get(1)),
            word(quarters.get(2)),
            word(quarters.get(3)));
  }

  private static String word(TileColour colour) {
    return colour == null ? "bare" : colour.text();
  }

  private static double rounded(double value, double steps) {
    return Math.round(value * steps) / steps;
  }
}

package org.lunartable.kiosk.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/** The fields of a JSON request, read strictly. Every method throws {@link HttpProblem}. */
final class Body {

  private static final int MAX_JSON_BYTES = 64 * 1024;
  private static final int MAX_SKIPPED_BYTES = 64 * 1024 * 1024;
  private static final byte[] NONE = {};

  private final Map<String, Object> fields;

  private Body(Map<String, Object> fields) {
    this.fields = fields;
  }

  /** Reads an object that has no other fields than these. */
  static Body json(Context ctx, String... names) {
    requireType(ctx, List.of(Answers.JSON));
    Map<String, Object> fields;
    try {
      fields = Json.readObject(bytes(ctx, MAX_JSON_BYTES));
    } catch (BadJson bad) {
      throw new HttpProblem(HttpProblem.BAD_REQUEST, bad.getMessage());
    }
    Set<String> unknown = new TreeSet<>(fields.keySet());
    unknown.removeAll(Arrays.asList(names));
    if (!unknown.isEmpty()) {
      throw bad("There is no field " + String.join(", ", unknown) + " here.");
    }
    return new Body(fields);
  }

  /**
   * The body as it came.
   *
   * @param limit the most bytes it may have
   */
  static byte[] bytes(Context ctx, int limit) {
    long announced = ctx.req().getContentLengthLong();
    try {
      InputStream in = ctx.req().getInputStream();
      byte[] bytes = announced > limit ? NONE : in.readNBytes(limit + 1);
      if (announced > limit || bytes.length > limit) {
        skip(in);
        throw tooLarge(limit);
      }
      return bytes;
    } catch (IOException broken) {
      throw new HttpProblem(HttpProblem.BAD_REQUEST, "The request ended too early.");
    }
  }

  /** Lets a little more go by: who is cut off while sending never reads the answer. */
  private static void skip(InputStream in) throws IOException {
    byte[] dropped = new byte[64 * 1024];
    int left = MAX_SKIPPED_BYTES;
    for (int got = 0; got >= 0 && left > 0; left -= got) {
      got = in.read(dropped);
    }
  }

  static void requireType(Context ctx, List<String> allowed) {
    // As it was sent: the server's own way to read it fails when no character set is called so.
    String sent = ctx.header("Content-Type");
    String type = sent == null ? "" : sent;
    String plain = type.split(";", 2)[0].trim().toLowerCase(Locale.ROOT);
    if (!allowed.contains(plain)) {
      throw new HttpProblem(
          HttpProblem.WRONG_TYPE,
          "The content type is to be " + String.join(" or ", allowed) + ".");
    }
  }

  /** All fields, as read. */
  Map<String, Object> fields() {
    return Collections.unmodifiableMap(fields);
  }

  boolean has(String name) {
    return fields.containsKey(name);
  }

  /** The screen number the caller saw. */
  long revision() {
    Object value = fields.get("revision");
    if (value instanceof Integer || value instanceof Long) {
      return ((Number) value).longValue();
    }
    throw bad("The field revision is to be the number of a screen.");
  }

  String text(String name) {
    if (fields.get(name) instanceof String text) {
      return text;
    }
    throw bad("The field " + name + " is to be a text.");
  }

  /** A list of texts. */
  List<String> texts(String name) {
    if (fields.get(name) instanceof List<?> list
        && list.stream().allMatch(String.class::isInstance)) {
      return list.stream().map(String.class::cast).toList();
    }
    throw bad("The field " + name + " is to be a list of texts.");
  }

  /** A text, or nothing when the field is null. */
  Optional<String> textOrNull(String name) {
    if (fields.containsKey(name) && fields.get(name) == null) {
      return Optional.empty();
    }
    return Optional.of(text(name));
  }

  boolean yesOrNo(String name) {
    if (fields.get(name) instanceof Boolean yes) {
      return yes;
    }
    throw bad("The field " + name + " is to be true or false.");
  }

  /** Refuses anything but {@code true}. */
  void requireTrue(String name) {
    if (!Boolean.TRUE.equals(fields.get(name))) {
      throw bad("The field " + name + " is to be true.");
    }
  }

  /** A whole number. */
  long whole(String name) {
    if (fields.get(name) instanceof Integer || fields.get(name) instanceof Long) {
      return ((Number) fields.get(name)).longValue();
    }
    throw bad("The field " + name + " is to be a whole number.");
  }

  /** A number from 0 to 1. */
  double share(String name) {
    if (fields.get(name) instanceof Number number
        && number.doubleValue() >= 0
        && number.doubleValue() <= 1) {
      return number.doubleValue();
    }
    throw bad("The field " + name + " is to be a number from 0 to 1.");
  }

  /** Rows of numbers from 0 to 1, as many as asked for. */
  List<List<Double>> shares(String name, int rows, int columns) {
    List<List<Double>> all = new ArrayList<>();
    if (fields.get(name) instanceof List<?> list && list.size() == rows) {
      for (Object row : list) {
        all.add(shares(row));
      }
    }
    if (all.size() == rows && all.stream().allMatch(row -> row.size() == columns)) {
      return all;
    }
    throw bad(
        "The field %s is to be %d lists of %d numbers from 0 to 1.".formatted(name, rows, columns));
  }

  private static List<Double> shares(Object row) {
    return row instanceof List<?> cells
        ? cells.stream()
            .filter(Number.class::isInstance)
            .map(cell -> ((Number) cell).doubleValue())
            .filter(share -> share >= 0 && share <= 1)
            .toList()
        : List.of();
  }

  /** A face of a die: two rows of two colour words or nulls. */
  DieFace face(String name) {
    if (fields.get(name) instanceof List<?> rows && rows.size() == 2) {
      List<TileColour> quarters = new ArrayList<>();
      rows.forEach(row -> addRow(row, quarters, name));
      return new DieFace(quarters);
    }
    throw noFace(name);
  }

  private static void addRow(Object row, List<TileColour> quarters, String name) {
    if (!(row instanceof List<?> cells) || cells.size() != 2) {
      throw noFace(name);
    }
    for (Object cell : cells) {
      quarters.add(
          cell == null ? null : TileColour.parse(cell.toString()).orElseThrow(() -> noFace(name)));
    }
  }

  private static HttpProblem noFace(String name) {
    return bad("The field " + name + " is to be a face: two rows of two colour words or nulls.");
  }

  /** The object in this field; an empty one when the field is left out. */
  @SuppressWarnings("unchecked") // keys of a JSON object are strings
  Map<String, Object> object(String name) {
    if (fields.getOrDefault(name, Map.of()) instanceof Map<?, ?> object) {
      return (Map<String, Object>) object;
    }
    throw bad("The field " + name + " is to be an object.");
  }

  private static HttpProblem bad(String message) {
    return new HttpProblem(HttpProblem.BAD_REQUEST, message);
  }

  private static HttpProblem tooLarge(int limit) {
    return HttpProblem.told(
        HttpProblem.TOO_LARGE, Text.of("problem.too-large", "most", limit / 1024));
  }
}

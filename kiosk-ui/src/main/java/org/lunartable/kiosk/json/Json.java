package org.lunartable.kiosk.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes JSON. Safe to use from any thread. */
public final class Json {

  private static final Pattern TWICE = Pattern.compile("Duplicate field '(.*)'");

  private static final TypeReference<Map<String, Object>> TREE = new TypeReference<>() {};

  // Only ASCII leaves: a character outside it cannot be spoilt by any stream on the way.
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .addModule(new EngineModule())
          .build();

  private Json() {}

  /** The value on one line. */
  public static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot be written as JSON: " + value.getClass(), broken);
    }
  }

  /**
   * Reads one JSON object as a tree of maps, lists, strings, numbers and booleans.
   *
   * @param utf8 the text; nothing but the object may be in it, and no key twice
   * @throws BadJson when it is anything else
   */
  public static Map<String, Object> readObject(byte[] utf8) throws BadJson {
    try {
      Map<String, Object> tree = MAPPER.readValue(utf8, TREE);
      if (tree == null) {
        throw new BadJson("This is null, but a JSON object is expected.");
      }
      return tree;
    } catch (JsonProcessingException broken) {
      throw new BadJson(what(broken) + where(broken.getLocation()) + ".");
    } catch (IOException broken) {
      throw new BadJson("This text cannot be read as UTF-8.");
    }
  }

  public static Map<String, Object> readObject(String text) throws BadJson {
    return readObject(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The library has no type of its own for a key that stands twice, only a sentence. */
  private static String what(JsonProcessingException broken) {
    Matcher twice = TWICE.matcher(broken.getOriginalMessage());
    return twice.lookingAt()
        ? "The key \"" + twice.group(1) + "\" stands here a second time"
        : "This is not a JSON object";
  }

  private static String where(JsonLocation location) {
    return location == null || location.getLineNr() < 1
        ? ""
        : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
  }
}

package org.lunartable.kiosk.texts;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.json.BadJson;
import org.lunartable.kiosk.json.Json;

/**
 * The sentences of one language. The command line and the log speak English; pages read the same
 * files by themselves ({@code web/js/texts.js}). Safe to use from any thread.
 */
public final class Messages {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");

  private final Map<String, Object> texts;
  private final Plurals plurals;

  private Messages(Map<String, Object> texts, Plurals plurals) {
    this.texts = texts;
    this.plurals = plurals;
  }

  /** The English sentences. */
  public static Messages english() {
    return of("en");
  }

  /** Reads the message file of one of {@link Languages#ALL}; they are part of the program. */
  public static Messages of(String language) {
    String file = "/messages/" + language + ".json";
    try (InputStream in = Messages.class.getResourceAsStream(file)) {
      return new Messages(Json.readObject(in.readAllBytes()), Plurals.of(language));
    } catch (IOException | BadJson e) {
      throw new IllegalStateException("the message file " + file + " is broken", e);
    }
  }

  /**
   * The sentence of a text; where the file lacks it, its plain words or else its key, so that
   * nothing is ever blank.
   */
  public String say(Text text) {
    String pattern = pattern(text);
    Matcher matcher = PLACEHOLDER.matcher(pattern);
    return matcher.replaceAll(found -> Matcher.quoteReplacement(value(text, found)));
  }

  /** Whether the file has a sentence for this key, plain or by number. */
  public boolean knows(String key) {
    return texts.containsKey(key) || texts.containsKey(key + "_other");
  }

  /** With an argument n the key is looked up by number first: none of it, then the plural form. */
  private String pattern(Text text) {
    Object found = null;
    if (text.args().get("n") instanceof Integer n) {
      found = n == 0 ? texts.get(text.key() + "_zero") : null;
      found = found == null ? texts.get(text.key() + "_" + plurals.category(n)) : found;
    }
    Object plain = text.args().getOrDefault("plain", text.key());
    return String.valueOf(found == null ? texts.getOrDefault(text.key(), plain) : found);
  }

  private String value(Text text, MatchResult placeholder) {
    Object value = text.args().get(placeholder.group(1));
    return value instanceof Text inner ? say(inner) : String.valueOf(value);
  }
}

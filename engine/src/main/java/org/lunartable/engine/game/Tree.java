package org.lunartable.engine.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.lunartable.engine.screen.Text;

/**
 * A map read from JSON, read strictly: every key must be asked for, every value have its type and
 * range. Problems name the path of the key and what is allowed there.
 */
public final class Tree {

  private final String path;
  private final Map<?, ?> values;
  private final Set<String> asked = new HashSet<>();
  private final List<Tree> children = new ArrayList<>();

  private Tree(String path, Map<?, ?> values) {
    this.path = path;
    this.values = values;
  }

  public static Tree root(Map<String, Object> values) {
    return new Tree("", values);
  }

  /** Whether the key is there; asks for it. */
  public boolean has(String key) {
    asked.add(key);
    return values.containsKey(key);
  }

  /** The object under the key, an empty one when it is left out. */
  public Tree child(String key) throws BadSetup {
    Object value = has(key) ? values.get(key) : Map.of();
    if (!(value instanceof Map<?, ?> map)) {
      throw problem(key, "must be an object");
    }
    Tree child = new Tree(at(key), map);
    children.add(child);
    return child;
  }

  public int number(String key, int least, int most, int byDefault) throws BadSetup {
    if (!has(key)) {
      return byDefault;
    }
    Object value = values.get(key);
    boolean whole = value instanceof Integer || value instanceof Long;
    long number = whole ? ((Number) value).longValue() : Long.MIN_VALUE;
    if (number < least || number > most) {
      throw problem(key, "must be a whole number from " + least + " to " + most);
    }
    return (int) number;
  }

  public boolean flag(String key, boolean byDefault) throws BadSetup {
    if (!has(key)) {
      return byDefault;
    }
    if (values.get(key) instanceof Boolean flag) {
      return flag;
    }
    throw problem(key, "must be true or false");
  }

  /** A word for one of the constants, written as {@code edges-and-corners}. */
  public <E extends Enum<E>> E word(String key, E[] constants, E byDefault) throws BadSetup {
    if (!has(key)) {
      return byDefault;
    }
    List<String> words = Arrays.stream(constants).map(Tree::word).toList();
    return constants[words.indexOf(oneOf(key, words, words.get(0)))];
  }

  /** One of these words. */
  public String oneOf(String key, List<String> words, String byDefault) throws BadSetup {
    if (!has(key)) {
      return byDefault;
    }
    if (values.get(key) instanceof String word && words.contains(word)) {
      return word;
    }
    throw problem(key, "must be one of " + String.join(", ", words));
  }

  /** What a constant is called in a set-up: {@code MADE_ANEW} is {@code made-anew}. */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A text, at most {@code longest} characters. */
  public String text(String key, int longest, String byDefault) throws BadSetup {
    if (!has(key)) {
      return byDefault;
    }
    if (values.get(key) instanceof String text && text.length() <= longest) {
      return text;
    }
    String message = at(key) + " must be a text of at most " + longest + " characters";
    throw new BadSetup(at(key), message, List.of(Text.of("refused.too-long", "most", longest)));
  }

  /** Reads one element of a list: its path for messages, its value. */
  public interface Element<T> {
    T read(String path, Object value) throws BadSetup;
  }

  /** The list under the key, an empty one when it is left out. */
  public <T> List<T> list(String key, Element<T> element) throws BadSetup {
    if (!has(key)) {
      return List.of();
    }
    if (!(values.get(key) instanceof List<?> list)) {
      throw problem(key, "must be a list");
    }
    List<T> read = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      read.add(element.read(at(key) + "[" + i + "]", list.get(i)));
    }
    return read;
  }

  /** The keys of this object, all of them asked for. */
  public List<String> keys() {
    List<String> keys = new ArrayList<>();
    for (Object key : values.keySet()) {
      asked.add(String.valueOf(key));
      keys.add(String.valueOf(key));
    }
    return keys;
  }

  /** The value under the key as it was read. */
  public Object raw(String key) {
    asked.add(key);
    return values.get(key);
  }

  /** Refuses keys nobody asked for, here and in the children. */
  public void refuseOtherKeys() throws BadSetup {
    for (Object key : values.keySet()) {
      if (!asked.contains(String.valueOf(key))) {
        String known = asked.stream().sorted().collect(Collectors.joining(", "));
        throw problem(String.valueOf(key), "is not known here; known are " + known);
      }
    }
    for (Tree child : children) {
      child.refuseOtherKeys();
    }
  }

  /** A problem with the value of this key. */
  public BadSetup problem(String key, String message) {
    return new BadSetup(at(key), at(key) + " " + message);
  }

  private String at(String key) {
    return path.isEmpty() ? key : path + "." + key;
  }
}

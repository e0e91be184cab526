package org.lunartable.engine.cardgame;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.game.Tree;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Text;

/**
 * The points that the rules of a game leave open, with the readings that people may choose from. A
 * record describes them, once for the set-up, its page, written games and the rules in short: each
 * component is an enum whose first constant is the usual reading, and names its rule by {@link
 * Rule}. {@code lostModule} is called {@code lost-module} wherever it is written. Immutable.
 *
 * @param <R> the record: how one game reads all of them
 */
public final class OpenRules<R extends Record> {

  private final Constructor<R> maker;
  private final List<Point> points;

  /** One component, and its readings by their words. */
  private record Point(SetUpField.Open open, RecordComponent component) {

    static Point of(RecordComponent component) {
      List<String> words =
          Arrays.stream(component.getType().getEnumConstants())
              .map(one -> Tree.word((Enum<?>) one))
              .toList();
      String id = component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
      String rule = component.getAnnotation(Rule.class).value();
      return new Point(new SetUpField.Open(id, rule, words), component);
    }

    Object reading(String word) {
      return component.getType().getEnumConstants()[open.words().indexOf(word)];
    }

    String word(Record readings) {
      try {
        return Tree.word((Enum<?>) component.getAccessor().invoke(readings));
      } catch (ReflectiveOperationException broken) {
        throw new IllegalStateException("readings are public", broken);
      }
    }
  }

  private OpenRules(Class<R> type) {
    RecordComponent[] components = type.getRecordComponents();
    points = Arrays.stream(components).map(Point::of).toList();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      maker = type.getConstructor(types);
    } catch (NoSuchMethodException broken) {
      throw new IllegalArgumentException(type + " has to be public", broken);
    }
  }

  /** Those that this record describes. */
  public static <R extends Record> OpenRules<R> of(Class<R> type) {
    return new OpenRules<>(type);
  }

  /** What there is to choose, the usual reading first. */
  public List<SetUpField.Open> points() {
    return points.stream().map(Point::open).toList();
  }

  /** Every point in the usual way. */
  public R usual() {
    return with(Map.of());
  }

  /**
   * The readings that these words name.
   *
   * @param words by the points' ids, as {@link #read} gives them; usual where left out
   */
  public R with(Map<String, String> words) {
    Object[] readings =
        points.stream()
            .map(one -> one.reading(words.getOrDefault(one.open().id(), one.open().words().get(0))))
            .toArray();
    try {
      return maker.newInstance(readings);
    } catch (ReflectiveOperationException broken) {
      throw new IllegalStateException("readings are public", broken);
    }
  }

  /** Reads what a set-up says about them: the words of what differs from the usual way. */
  public Map<String, String> read(Tree tree) throws BadSetup {
    Map<String, String> differing = new LinkedHashMap<>();
    for (SetUpField.Open point : points()) {
      String usual = point.words().get(0);
      String word = tree.oneOf(point.id(), point.words(), usual);
      if (!word.equals(usual)) {
        differing.put(point.id(), word);
      }
    }
    return Collections.unmodifiableMap(differing);
  }

  /** Which reading of each point is in force, for looking up. */
  public List<Topic> topics(String game, R readings) {
    return points.stream()
        .map(
            point -> {
              String key = "reading." + game + "." + point.open().id();
              Text said =
                  Text.of(
                      "reading.in-force",
                      "what",
                      Text.of(key),
                      "how",
                      Text.of(key + "." + point.word(readings)));
              return new Topic(point.open().rule(), point.open().rule(), said);
            })
        .toList();
  }
}

package org.lunartable.engine.homeonlagrange.view;

import java.util.List;
import java.util.stream.Stream;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.screen.Explanation.Topic;

/** The rules of Home on Lagrange that matter during a game, in a sentence each. */
public final class Topics {

  /** In the order in which a game meets them. */
  private static final List<Topic> ALL =
      Stream.of("HL-6", "HL-7", "HL-8", "HL-9", "HL-10", "HL-11", "HL-14", "HL-15", "HL-16")
          .map(Topic::of)
          .toList();

  private Topics() {}

  /** All of them, and how what they leave open is read in a game with this id. */
  public static List<Topic> of(String game, Readings readings) {
    return Lists.plusAll(ALL, Readings.OPEN.topics(game, readings));
  }
}

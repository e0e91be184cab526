package org.lunartable.engine.spacelab.view;

import java.util.List;
import java.util.stream.Stream;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.spacelab.state.Readings;

/** The rules of Space Lab that matter during a game, in a sentence each. */
public final class Topics {

  /** In the order in which a game meets them. */
  private static final List<Topic> ALL =
      Stream.of("SL-3", "SL-4", "SL-5", "SL-6", "SL-7", "SL-8", "SL-9", "SL-10", "SL-11")
          .map(Topic::of)
          .toList();

  private Topics() {}

  /** All of them, and how what they leave open is read in a game with this id. */
  public static List<Topic> of(String game, Readings readings) {
    return Lists.plusAll(ALL, Readings.OPEN.topics(game, readings));
  }
}

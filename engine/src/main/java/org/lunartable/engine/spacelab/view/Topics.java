package org.lunartable.engine.spacelab.view;

import java.util.List;
import java.util.stream.Stream;
import org.lunartable.engine.screen.Explanation.Topic;

/** The rules of Space Lab that matter during a game, in a sentence each. */
public final class Topics {

  /** In the order in which a game meets them. */
  public static final List<Topic> ALL =
      Stream.of("SL-3", "SL-4", "SL-5", "SL-6", "SL-7", "SL-8", "SL-9", "SL-10", "SL-11")
          .map(Topic::of)
          .toList();

  private Topics() {}
}

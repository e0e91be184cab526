package org.lunartable.engine.homeonlagrange.advisor;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.state.State;

/** How well a seat is played. */
public enum Level {
  /** Draws its action evenly. */
  RANDOM("random"),
  /** Takes what {@link Adviser} proposes. */
  GREEDY("greedy");

  private final String text;

  Level(String text) {
    this.text = text;
  }

  /** Its word. */
  public String text() {
    return text;
  }

  public static Optional<Level> parse(String word) {
    return Arrays.stream(values()).filter(level -> level.text.equals(word)).findFirst();
  }

  /**
   * The action to take.
   *
   * @param random used by the level that draws
   */
  public Action choose(State state, RandomGenerator random) {
    if (this == GREEDY) {
      return Adviser.choose(state);
    }
    List<Action> options = Referee.options(state);
    return options.get(random.nextInt(options.size()));
  }
}

package org.lunartable.engine.cardgame;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** How well a seat of a card game is played. */
public enum Level {
  /** Draws its action evenly. */
  RANDOM("random"),
  /** Takes what {@link CardRules#advise} says. */
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
  public <S, A> A choose(CardRules<S, A> rules, S state, RandomGenerator random) {
    if (this == GREEDY) {
      return rules.advise(state);
    }
    List<A> options = rules.options(state);
    return options.get(random.nextInt(options.size()));
  }
}

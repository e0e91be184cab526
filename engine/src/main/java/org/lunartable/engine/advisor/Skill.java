package org.lunartable.engine.advisor;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How well a turn is chosen, from the weakest to the strongest. */
public enum Skill {
  /** Any legal action, each as likely as the others. */
  RANDOM(false),

  /** Mostly any legal action, now and then a poor one: for young players. */
  GENTLE(true),

  /** The action that brings the most points at once; any of several equal ones. */
  GREEDY(false),

  /**
   * The turn after which the position looks best; more than half of the turns like {@link #GREEDY}.
   */
  STEADY(true),

  /** The turn after which the position looks best; one turn in four like {@link #GREEDY}. */
  KEEN(true),

  /** Looks ahead over the die as far as it is allowed to. */
  STRONG(true);

  private final boolean level;

  Skill(boolean level) {
    this.level = level;
  }

  /** Whether people can choose it; the others are there to compare with. */
  public boolean isLevel() {
    return level;
  }

  /** For example {@code gentle}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Skill> parse(String text) {
    return Arrays.stream(values()).filter(skill -> skill.text().equals(text)).findFirst();
  }
}

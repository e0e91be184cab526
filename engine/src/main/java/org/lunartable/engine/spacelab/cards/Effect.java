package org.lunartable.engine.spacelab.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What an objective brings when a lab of its speciality is placed below its capsule (SL-8). */
public enum Effect {
  /** Take one lab card from the deck. */
  TAKE_LAB,
  /** Take one lab card from the recruitment centre. */
  RECRUIT_ONE,
  /** Draw two project cards and keep one. */
  PROJECTS,
  /** The next lab this turn costs one less. */
  DISCOUNT;

  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** Its word, for example {@code take-lab}. */
  public String text() {
    return text;
  }

  public static Optional<Effect> parse(String word) {
    return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
  }
}

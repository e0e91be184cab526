package org.lunartable.engine.homeonlagrange.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What a resource card does besides having a value (HL-20 to HL-30). Each is named after the card
 * that is known for it; a catalogue may give it to other cards, too.
 */
public enum Mechanism {
  NONE(false),
  /** HL-20. */
  AL_EYSIUM(true),
  /** HL-21. */
  ALIEN_INVASION(true),
  /** HL-22. */
  ASTEROID(true),
  /** HL-23. */
  LASER_TURRET(false),
  /** HL-24. */
  ATHLETE(false),
  /** HL-25. */
  BLUE_HARVEST(false),
  /** HL-26. */
  RESOURCE_SCARCITY(true),
  /** HL-27. */
  BOOBY_TRAP(false),
  /** HL-28. */
  BUCKMINSTER_FULLER(true),
  /** HL-29. */
  CIVILIAN(false),
  /** HL-30. */
  COMPULSORY_PURCHASE_ORDER(true);

  private final boolean acts;
  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  Mechanism(boolean acts) {
    this.acts = acts;
  }

  /**
   * Whether a card with it is played for its effect, and so is black or white (HL-10). All others
   * lie on a module. Which background the printed cards have is not said by our sources (HL-4).
   */
  public boolean acts() {
    return acts;
  }

  /** Its word, for example {@code laser-turret}. */
  public String text() {
    return text;
  }

  public static Optional<Mechanism> parse(String word) {
    return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
  }
}

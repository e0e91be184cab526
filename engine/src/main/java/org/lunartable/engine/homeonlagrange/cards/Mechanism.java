package org.lunartable.engine.homeonlagrange.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What a resource card does besides having a value (HL-20 to HL-30). Each is named after the card
 * that is known for it; a catalogue may give it to other cards, too.
 */
public enum Mechanism {
  NONE(null),
  /** HL-20. */
  AL_EYSIUM(Colour.WHITE),
  /** HL-21. */
  ALIEN_INVASION(Colour.BLACK),
  /** HL-22. */
  ASTEROID(Colour.BLACK),
  /** HL-23. */
  LASER_TURRET(Colour.DEFENCE),
  /** HL-24. */
  ATHLETE(Colour.RECREATION),
  /** HL-25. */
  BLUE_HARVEST(Colour.MULTI),
  /** HL-26. */
  RESOURCE_SCARCITY(Colour.BLACK),
  /** HL-27. */
  BOOBY_TRAP(Colour.MULTI),
  /** HL-28. */
  BUCKMINSTER_FULLER(Colour.WHITE),
  /** HL-29. */
  CIVILIAN(Colour.MULTI),
  /** HL-30. */
  COMPULSORY_PURCHASE_ORDER(Colour.BLACK);

  private final Colour colour;
  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  Mechanism(Colour colour) {
    this.colour = colour;
  }

  /** The background that a card with it has (HL-4); empty when any will do. */
  public Optional<Colour> colour() {
    return Optional.ofNullable(colour);
  }

  /** Its word, for example {@code laser-turret}. */
  public String text() {
    return text;
  }

  public static Optional<Mechanism> parse(String word) {
    return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
  }
}

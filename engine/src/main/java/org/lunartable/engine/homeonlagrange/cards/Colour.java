package org.lunartable.engine.homeonlagrange.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The background of a resource card (HL-2). */
public enum Colour {
  ACCOMMODATION(12),
  DEFENCE(12),
  EDUCATION(12),
  INFRASTRUCTURE(12),
  RECREATION(12),
  WHITE(14),
  BLACK(14),
  MULTI(14);

  private final int cards;
  private final String text = name().toLowerCase(Locale.ROOT);

  Colour(int cards) {
    this.cards = cards;
  }

  /** How many resource cards have it (HL-3). */
  public int cards() {
    return cards;
  }

  /** The colour of a module type. */
  public static Colour of(ModuleType type) {
    return values()[type.ordinal()];
  }

  /** Whether a card of this colour matches a module of that type (HL-9, HL-15). */
  public boolean matches(ModuleType type) {
    return this == MULTI || ordinal() == type.ordinal();
  }

  /** Whether cards of it are played for their effect (HL-10). */
  public boolean acts() {
    return this == WHITE || this == BLACK;
  }

  /** Its word, for example {@code multi}. */
  public String text() {
    return text;
  }

  public static Optional<Colour> parse(String word) {
    return Arrays.stream(values()).filter(colour -> colour.text.equals(word)).findFirst();
  }
}

package org.lunartable.engine.homeonlagrange.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.die.TileColour;

/** The background of a resource card (HL-2). */
public enum Colour {
  ACCOMMODATION(12, ModuleType.ACCOMMODATION, TileColour.ORANGE),
  DEFENCE(12, ModuleType.DEFENCE, TileColour.RED),
  EDUCATION(12, ModuleType.EDUCATION, TileColour.BLUE),
  INFRASTRUCTURE(12, ModuleType.INFRASTRUCTURE, TileColour.YELLOW),
  RECREATION(12, ModuleType.RECREATION, TileColour.GREEN),
  WHITE(14, null, TileColour.WHITE),
  BLACK(14, null, TileColour.BLACK),
  MULTI(14, null, null);

  private final int cards;
  private final ModuleType type;
  private final TileColour seen;
  private final String text = name().toLowerCase(Locale.ROOT);

  Colour(int cards, ModuleType type, TileColour seen) {
    this.cards = cards;
    this.type = type;
    this.seen = seen;
  }

  /**
   * How it looks. No source that we have says which colour the modules of a type have; these are
   * the colours of our own screens.
   */
  public Background background() {
    return seen == null ? Background.SEVERAL : Background.of(seen);
  }

  /** How many resource cards of the house have it (HL-3). */
  public int cards() {
    return cards;
  }

  /** The colour of a module type. */
  public static Colour of(ModuleType type) {
    return parse(type.text()).orElseThrow();
  }

  /** Whether a card of this colour matches a module of that type (HL-9, HL-15). */
  public boolean matches(ModuleType module) {
    return this == MULTI || type == module;
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

package org.lunartable.engine.homeonlagrange.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lunartable.engine.cards.Background;

/** What a module is for (HL-1). */
public enum ModuleType {
  ACCOMMODATION(9),
  DEFENCE(9),
  EDUCATION(9),
  INFRASTRUCTURE(10),
  RECREATION(9);

  /** All of them, in the order of the rules page. */
  public static final List<ModuleType> ALL = List.of(values());

  private final int cards;
  private final String text = name().toLowerCase(Locale.ROOT);

  ModuleType(int cards) {
    this.cards = cards;
  }

  /** How many module cards of it there are (HL-1). */
  public int cards() {
    return cards;
  }

  /** Its word, for example {@code education}. */
  public String text() {
    return text;
  }

  /** The background of its cards. */
  public Background background() {
    return Colour.of(this).background();
  }

  public static Optional<ModuleType> parse(String word) {
    return Arrays.stream(values()).filter(type -> type.text.equals(word)).findFirst();
  }
}

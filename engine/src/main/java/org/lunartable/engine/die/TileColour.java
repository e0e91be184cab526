package org.lunartable.engine.die;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The colour of a tile on the die (LC-11); house dice may bear red and blue ones too. */
public enum TileColour {
  WHITE,
  ORANGE,
  GREEN,
  YELLOW,
  GREY,
  BLACK,
  RED,
  BLUE;

  /** The word the notation uses, for example {@code white}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<TileColour> parse(String text) {
    return Arrays.stream(values()).filter(colour -> colour.text().equals(text)).findFirst();
  }
}

package org.lunartable.engine.cards;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Where a figure of the catalogue comes from (HL-3). */
public enum Source {
  /** This project chose it, since no source states it. */
  HOUSE,
  /** The rule book states it. */
  RULEBOOK,
  /** An owner of the printed game typed it in or imported it. */
  OWNER;

  private final String text = name().toLowerCase(Locale.ROOT);

  /** Its word, for example {@code rulebook}. */
  public String text() {
    return text;
  }

  public static Optional<Source> parse(String word) {
    return Arrays.stream(values()).filter(one -> one.text.equals(word)).findFirst();
  }
}

package org.lunartable.engine.cards;

import java.util.Locale;

/** Names of cards as one word, so that a move can be written without blanks. */
public final class CardName {

  private CardName() {}

  /** For example {@code s-i-a-h-q} for "S.I.A. H.Q."; empty when there is no letter or digit. */
  public static String slug(String name) {
    String words = name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    return words.replaceAll("^-|-$", "");
  }
}

package org.lunartable.engine.homeonlagrange.cards;

import org.lunartable.engine.screen.Text;

/**
 * A resource card (HL-2). Copies of a card are equal.
 *
 * @param slug its name as one word; only copies share it
 * @param title what people are told that it is called
 */
public record ResourceCard(
    String name, String slug, Colour colour, int value, Mechanism mechanism, Text title) {

  /** What no name written as one word begins with. */
  private static final String NAMELESS = "value:";

  /** A printed card of which only the value and the colour are told. */
  public static ResourceCard nameless(int value, Colour colour) {
    String name = String.valueOf(value);
    return new ResourceCard(
        name, NAMELESS + value, colour, value, Mechanism.NONE, Text.plain(name));
  }

  /** The same, called as it is printed. */
  ResourceCard asPrinted() {
    return new ResourceCard(name, slug, colour, value, mechanism, Text.plain(name));
  }

  /** Whether anybody told its name. */
  public boolean isNamed() {
    return !slug.startsWith(NAMELESS);
  }

  public boolean does(Mechanism what) {
    return mechanism == what;
  }

  // The slug is unique but for copies, and cards are compared very often.

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof ResourceCard card && card.slug.equals(slug));
  }

  @Override
  public int hashCode() {
    return slug.hashCode();
  }

  @Override
  public String toString() {
    return slug;
  }
}

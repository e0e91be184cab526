package org.lunartable.engine.homeonlagrange.cards;

/**
 * A resource card (HL-2). Copies of a card are equal.
 *
 * @param slug its name as one word; only copies share it
 */
public record ResourceCard(
    String name, String slug, Colour colour, int value, Mechanism mechanism) {

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

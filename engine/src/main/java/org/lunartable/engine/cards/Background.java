package org.lunartable.engine.cards;

import java.util.Optional;
import org.lunartable.engine.die.TileColour;

/**
 * The background of a card, as far as it can be told from its colour alone.
 *
 * @param colour the one colour it has; empty for a background of several colours
 */
public record Background(Optional<TileColour> colour) {

  /** Several colours side by side. */
  public static final Background SEVERAL = new Background(Optional.empty());

  /** One colour. */
  public static Background of(TileColour colour) {
    return new Background(Optional.of(colour));
  }

  /** Its word: that of its colour, or {@code several}. */
  public String text() {
    return colour.map(TileColour::text).orElse("several");
  }
}

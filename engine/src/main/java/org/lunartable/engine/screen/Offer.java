package org.lunartable.engine.screen;

import java.util.List;

/**
 * What cards that were laid into the tray can mean, for people to confirm with one touch.
 *
 * @param cards the words for the cards' backgrounds, from left to right: {@code red}, {@code
 *     several}
 * @param choices what they can mean; an id may be several moves with blanks between
 */
public record Offer(List<String> cards, List<Block.Choice> choices) {
  public Offer {
    cards = List.copyOf(cards);
    choices = List.copyOf(choices);
  }
}

package org.lunartable.engine.cards;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A deck and its discard pile (HL-13). The last card of each list is the top one.
 *
 * @param deck face down
 * @param discard face up
 */
public record Piles<T>(List<T> deck, List<T> discard) {

  /**
   * What a draw brings.
   *
   * @param card empty when neither deck nor discard pile has a card
   * @param reshuffled whether the deck had to be made anew for it
   */
  public record Draw<T>(Optional<T> card, Piles<T> left, Chance chance, boolean reshuffled) {}

  public Piles<T> discard(T card) {
    return new Piles<>(deck, Lists.plus(discard, card));
  }

  public Piles<T> discardAll(Collection<? extends T> cards) {
    return new Piles<>(deck, Lists.plusAll(discard, cards));
  }

  /** An empty deck is made anew from its shuffled discard pile (HL-13). */
  public Draw<T> draw(Chance chance) {
    if (!deck.isEmpty()) {
      int last = deck.size() - 1;
      Piles<T> left = new Piles<>(Lists.head(deck, last), discard);
      return new Draw<>(Optional.of(deck.get(last)), left, chance, false);
    } else if (discard.isEmpty()) {
      return new Draw<>(Optional.empty(), this, chance, false);
    }
    Chance.Shuffled<T> made = chance.shuffle(discard);
    Draw<T> draw = new Piles<>(made.list(), List.<T>of()).draw(made.left());
    return new Draw<>(draw.card(), draw.left(), draw.chance(), true);
  }
}

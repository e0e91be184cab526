package org.lunartable.engine.homeonlagrange.state;

import java.util.List;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;

/** A player: what lies before them, and what they hold. */
public record Admiral(Station station, List<ResourceCard> hand) {

  public Admiral with(Station changed) {
    return new Admiral(changed, hand);
  }

  public Admiral holding(List<ResourceCard> cards) {
    return new Admiral(station, cards);
  }

  /** What the hand is worth when a module is bought. */
  public int wealth() {
    return worth(hand);
  }

  /** The total value of some cards. */
  public static int worth(List<ResourceCard> cards) {
    int worth = 0;
    for (ResourceCard card : cards) {
      worth += card.value();
    }
    return worth;
  }
}

package org.lunartable.engine.homeonlagrange.advisor;

import java.util.List;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;

/**
 * Which cards to pay with: the set that costs least, where cards that stay on the module cost
 * nothing.
 */
final class PayPlan {

  private static final int MOST_LOOKED_AT = 12;

  private PayPlan() {}

  /** The next card to add, or that it is enough. */
  static Action next(State state, Pending.Payment waiting) {
    int missing = state.price(waiting.payer(), waiting.module()) - Admiral.worth(waiting.chosen());
    if (missing <= 0) {
      return new Action.Paid();
    }
    List<ResourceCard> hand = state.admiral(waiting.payer()).hand();
    List<ResourceCard> looked = hand.subList(0, Math.min(hand.size(), MOST_LOOKED_AT));
    ModuleType type = waiting.module().type();
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int set = 1; set < 1 << looked.size(); set++) {
      int paid = 0;
      int lost = 0;
      for (int i = 0; i < looked.size(); i++) {
        if ((set >> i & 1) == 1) {
          ResourceCard card = looked.get(i);
          paid += card.value();
          // A card that stays on the module is not lost, but could have gone onto a better one.
          lost += card.colour().matches(type) ? card.value() / 20 : card.value();
        }
      }
      if (paid >= missing && lost < least) {
        least = lost;
        best = Integer.numberOfTrailingZeros(set);
      }
    }
    return new Action.Pay(best >= 0 ? looked.get(best) : hand.get(0));
  }
}

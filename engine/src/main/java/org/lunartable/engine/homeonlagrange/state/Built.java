package org.lunartable.engine.homeonlagrange.state;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;

/** A module in a station with the cards on it, the first one lowest. */
public record Built(ModuleCard module, List<Laid> laid) {

  public Built with(ResourceCard card, boolean faceUp) {
    return with(new Laid(card, faceUp));
  }

  public Built with(Laid one) {
    return new Built(module, Lists.plus(laid, one));
  }

  public Built without(Laid one) {
    return new Built(module, Lists.minus(laid, one));
  }

  /** The first card on it that does this. */
  public Optional<Laid> find(Mechanism mechanism) {
    for (Laid one : laid) {
      if (one.does(mechanism)) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }

  public boolean has(Mechanism mechanism) {
    return find(mechanism).isPresent();
  }

  public List<ResourceCard> cards() {
    return laid.stream().map(Laid::card).toList();
  }
}

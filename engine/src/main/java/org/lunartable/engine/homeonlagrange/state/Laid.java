package org.lunartable.engine.homeonlagrange.state;

import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;

/**
 * A resource card that lies on a module.
 *
 * @param isIdle whether nothing counts of it but its value (HL-8)
 */
public record Laid(ResourceCard card, boolean faceUp, boolean isIdle) {

  /** One of which everything counts. */
  public Laid(ResourceCard card, boolean faceUp) {
    this(card, faceUp, false);
  }

  /** Whether it does this, where it lies. */
  public boolean does(Mechanism mechanism) {
    return !isIdle && card.does(mechanism);
  }
}

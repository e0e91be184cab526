package org.lunartable.engine.homeonlagrange.state;

import java.util.List;
import java.util.OptionalInt;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;

/** A choice within an action that has to be made before the turn can go on. */
public sealed interface Pending {

  /** Takes it apart; the only place where its kinds are told from each other. */
  <R> R match(Cases<R> cases);

  /** What to do for each kind. */
  interface Cases<R> {
    R nothing();

    R payment(Payment wait);

    R loss(Loss wait);

    R order(Order wait);

    R pick(Pick wait);
  }

  /** Who chooses; empty for the player whose turn it is. */
  default OptionalInt seat() {
    return OptionalInt.empty();
  }

  /** The cards that lie apart meanwhile. */
  default List<ResourceCard> held() {
    return List.of();
  }

  /** No choice: the turn goes on. */
  enum Nothing implements Pending {
    NONE;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.nothing();
    }
  }

  /**
   * Cards are being chosen to pay for a module (HL-8, HL-30).
   *
   * @param payer who buys
   * @param module still in the Mass Driver
   * @param chosen the cards so far, no longer in the hand
   */
  record Payment(int payer, ModuleCard module, List<ResourceCard> chosen) implements Pending {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.payment(this);
    }

    @Override
    public OptionalInt seat() {
      return OptionalInt.of(payer);
    }

    @Override
    public List<ResourceCard> held() {
      return chosen;
    }
  }

  /** Somebody chooses which module an attack takes (HL-21, HL-22). */
  record Loss(int victim) implements Pending {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.loss(this);
    }

    @Override
    public OptionalInt seat() {
      return OptionalInt.of(victim);
    }
  }

  /**
   * Al Eysium: cards of the deck go back in any order (HL-20).
   *
   * @param seen not yet put back
   * @param placed chosen already, the first one is to be on top
   */
  record Order(List<ResourceCard> seen, List<ResourceCard> placed) implements Pending {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.order(this);
    }

    @Override
    public List<ResourceCard> held() {
      return Lists.plusAll(seen, placed);
    }
  }

  /** Education: one of the cards just drawn is discarded (HL-11). */
  record Pick(List<ResourceCard> drawn) implements Pending {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pick(this);
    }

    @Override
    public List<ResourceCard> held() {
      return drawn;
    }
  }
}

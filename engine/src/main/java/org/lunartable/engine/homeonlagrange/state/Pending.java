package org.lunartable.engine.homeonlagrange.state;

import java.util.List;
import java.util.Optional;
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

    R mustBuy(MustBuy wait);

    R payment(Payment wait);

    R loss(Loss wait);

    R order(Order wait);

    R pick(Pick wait);
  }

  /** What can be waited for. */
  enum Waits {
    NOTHING,
    MUST_BUY,
    PAYMENT,
    LOSS,
    ORDER,
    PICK
  }

  /** Tells the kinds by their words. */
  Cases<Waits> WAITS =
      new Cases<>() {
        @Override
        public Waits nothing() {
          return Waits.NOTHING;
        }

        @Override
        public Waits mustBuy(MustBuy wait) {
          return Waits.MUST_BUY;
        }

        @Override
        public Waits payment(Payment wait) {
          return Waits.PAYMENT;
        }

        @Override
        public Waits loss(Loss wait) {
          return Waits.LOSS;
        }

        @Override
        public Waits order(Order wait) {
          return Waits.ORDER;
        }

        @Override
        public Waits pick(Pick wait) {
          return Waits.PICK;
        }
      };

  /** Who chooses; empty for the player whose turn it is. */
  default OptionalInt seat() {
    return OptionalInt.empty();
  }

  /** What is waited for. */
  default Waits waits() {
    return match(WAITS);
  }

  /** The payment that is waited for, if it is one. */
  default Optional<Payment> payment() {
    return Optional.empty();
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

  /** Somebody who has to buy a module names it (HL-30). */
  record MustBuy(int buyer) implements Pending {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.mustBuy(this);
    }

    @Override
    public OptionalInt seat() {
      return OptionalInt.of(buyer);
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
    public Optional<Payment> payment() {
      return Optional.of(this);
    }

    @Override
    public List<ResourceCard> held() {
      return chosen;
    }
  }

  /**
   * Somebody chooses which module an attack takes (HL-21, HL-22).
   *
   * @param victim whose module it is
   * @param chooser who chooses
   */
  record Loss(int victim, int chooser) implements Pending {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.loss(this);
    }

    @Override
    public OptionalInt seat() {
      return OptionalInt.of(chooser);
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

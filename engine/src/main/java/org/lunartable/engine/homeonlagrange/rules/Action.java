package org.lunartable.engine.homeonlagrange.rules;

import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;

/** One decision of a player. */
public sealed interface Action {

  /** Takes it apart; the only place where the kinds of action are told from each other. */
  <R> R match(Cases<R> cases);

  /** What to do for each kind of action. */
  interface Cases<R> {
    R buy(Buy action);

    R pay(Pay action);

    R paid(Paid action);

    R put(Put action);

    R play(Play action);

    R swap(Swap action);

    R end(End action);

    R drop(Drop action);

    R lose(Lose action);

    R top(Top action);
  }

  /** Purchase this module of the Mass Driver; the payment follows (HL-8). */
  record Buy(ModuleCard module) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.buy(this);
    }
  }

  /** Use this card in the payment (HL-8). */
  record Pay(ResourceCard card) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pay(this);
    }
  }

  /** The chosen cards are the payment (HL-8). */
  record Paid() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.paid(this);
    }
  }

  /** Lay a card face down on a module of one's own (HL-9). */
  record Put(ResourceCard card, ModuleCard module) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.put(this);
    }
  }

  /** Play a black or white card (HL-10). */
  record Play(ResourceCard card, Target target) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.play(this);
    }
  }

  /** Discard a card and take the top one of the deck (HL-7). */
  record Swap(ResourceCard card) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.swap(this);
    }
  }

  /** Do without the second card that an ability allows (HL-11). */
  record End() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.end(this);
    }
  }

  /** Discard this card: one of two drawn, or down to the hand limit (HL-11). */
  record Drop(ResourceCard card) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.drop(this);
    }
  }

  /** Give this module up to an attack (HL-21, HL-22). */
  record Lose(ModuleCard module) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.lose(this);
    }
  }

  /** Put this card back next, the first one on top (HL-20). */
  record Top(ResourceCard card) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.top(this);
    }
  }
}

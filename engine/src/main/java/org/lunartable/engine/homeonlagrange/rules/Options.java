package org.lunartable.engine.homeonlagrange.rules;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.Readings.Overpaying;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Turn;
import org.lunartable.engine.homeonlagrange.state.Turn.Kind;

/** All that may be done in a state, copies of a card only once. Payments are made card by card. */
final class Options implements Pending.Cases<List<Action>> {

  private final State state;
  private final Admiral admiral;

  private Options(State state) {
    this.state = state;
    this.admiral = state.active();
  }

  /** In the order buy, play, put, swap, end; within each by hand and Mass Driver. */
  static List<Action> of(State state) {
    return state.over() ? List.of() : state.pending().match(new Options(state));
  }

  /** Whether a second card of the kind begun could be played now. */
  static boolean hasSecond(State state) {
    Options options = new Options(state);
    List<Action> found = new ArrayList<>();
    options.addSecond(found);
    return !found.isEmpty();
  }

  @Override
  public List<Action> nothing() {
    List<Action> found = new ArrayList<>();
    if (state.turn().stage() == Turn.Stage.LIMIT) {
      distinct(admiral.hand()).forEach(card -> found.add(new Action.Drop(card)));
    } else if (state.turn().done() > 0) {
      addSecond(found);
      found.add(new Action.End());
    } else {
      addPurchases(found);
      addEffects(found);
      addLayings(found);
      distinct(admiral.hand()).forEach(card -> found.add(new Action.Swap(card)));
    }
    return found;
  }

  private void addSecond(List<Action> found) {
    if (state.turn().kind() == Kind.LAYING) {
      addLayings(found);
    } else if (state.turn().kind() == Kind.EFFECT) {
      addEffects(found);
    }
  }

  private void addPurchases(List<Action> found) {
    payable(state, state.turn().seat()).forEach(module -> found.add(new Action.Buy(module)));
  }

  /** The modules of the Mass Driver that this player has room and cards for. */
  static List<ModuleCard> payable(State state, int seat) {
    List<ModuleCard> payable = new ArrayList<>();
    Admiral buyer = state.admiral(seat);
    if (!buyer.station().isComplete()) {
      int wealth = buyer.wealth();
      for (ModuleCard module : state.driver()) {
        if (state.price(seat, module) <= wealth) {
          payable.add(module);
        }
      }
    }
    return payable;
  }

  @Override
  public List<Action> mustBuy(Pending.MustBuy wait) {
    List<Action> found = new ArrayList<>();
    payable(state, wait.buyer()).forEach(module -> found.add(new Action.Buy(module)));
    return found;
  }

  private void addEffects(List<Action> found) {
    for (ResourceCard card : distinct(admiral.hand())) {
      if (card.colour().acts()) {
        for (Target target : Targets.of(state, card)) {
          found.add(new Action.Play(card, target));
        }
      }
    }
  }

  private void addLayings(List<Action> found) {
    for (ResourceCard card : distinct(admiral.hand())) {
      for (Built built : admiral.station().modules()) {
        if (card.colour().matches(built.module().type())) {
          found.add(new Action.Put(card, built.module()));
        }
      }
    }
  }

  @Override
  public List<Action> payment(Pending.Payment wait) {
    List<Action> found = new ArrayList<>();
    if (Admiral.worth(wait.chosen()) >= state.price(wait.payer(), wait.module())) {
      found.add(new Action.Paid());
      if (state.readings().overpaying() == Overpaying.UP_TO_THE_PRICE) {
        return found;
      }
    }
    distinct(state.admiral(wait.payer()).hand()).forEach(card -> found.add(new Action.Pay(card)));
    return found;
  }

  @Override
  public List<Action> loss(Pending.Loss wait) {
    List<Action> found = new ArrayList<>();
    state
        .admiral(wait.victim())
        .station()
        .modules()
        .forEach(built -> found.add(new Action.Lose(built.module())));
    return found;
  }

  @Override
  public List<Action> order(Pending.Order wait) {
    List<Action> found = new ArrayList<>();
    distinct(wait.seen()).forEach(card -> found.add(new Action.Top(card)));
    return found;
  }

  @Override
  public List<Action> pick(Pending.Pick wait) {
    List<Action> found = new ArrayList<>();
    distinct(wait.drawn()).forEach(card -> found.add(new Action.Drop(card)));
    return found;
  }

  private static List<ResourceCard> distinct(List<ResourceCard> cards) {
    List<ResourceCard> once = new ArrayList<>(cards.size());
    for (ResourceCard card : cards) {
      if (!once.contains(card)) {
        once.add(card);
      }
    }
    return once;
  }
}

package org.lunartable.engine.homeonlagrange.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.Readings.OrderPayment;
import org.lunartable.engine.homeonlagrange.state.Readings.PaidCards;
import org.lunartable.engine.homeonlagrange.state.State;

/** Buying modules and laying cards on them (HL-8, HL-9). */
final class Purchase {

  private Purchase() {}

  /** Somebody has to buy a module (HL-30), with cards of their choice or with what is drawn. */
  static State begin(State state, int buyer, ModuleCard module, Consumer<Event> told) {
    Pending.Payment wait = new Pending.Payment(buyer, module, List.of());
    if (state.readings().orderPayment() == OrderPayment.CHOSEN) {
      return state.waitFor(wait);
    }
    Chance.Shuffled<ResourceCard> drawn = state.chance().shuffle(state.admiral(buyer).hand());
    State paying = state.chance(drawn.left());
    for (int i = 0; Admiral.worth(wait.chosen()) < state.price(buyer, module); i++) {
      paying = pay(paying, wait, drawn.list().get(i));
      wait = paying.pending().payment().orElseThrow();
    }
    return complete(paying, wait, told);
  }

  /** One more card goes into the payment. */
  static State pay(State state, Pending.Payment wait, ResourceCard card) {
    return state
        .hand(wait.payer(), hand -> Lists.minus(hand, card))
        .waitFor(new Pending.Payment(wait.payer(), wait.module(), Lists.plus(wait.chosen(), card)));
  }

  /** The payment is complete: matching cards go face up onto the module (HL-8). */
  static State complete(State state, Pending.Payment wait, Consumer<Event> told) {
    boolean isIdle = state.readings().paidCards() == PaidCards.VALUE_ALONE;
    List<Laid> onto = new ArrayList<>();
    List<ResourceCard> away = new ArrayList<>();
    for (ResourceCard card : wait.chosen()) {
      if (card.colour().matches(wait.module().type())) {
        onto.add(new Laid(card, true, isIdle));
      } else {
        away.add(card);
      }
    }
    boolean own = wait.payer() == state.turn().seat();
    Event.Kind kind = own ? Event.Kind.BOUGHT : Event.Kind.FORCED;
    told.accept(
        Event.count(kind, wait.payer(), onto.size()).with(wait.module()).with(state.turn().seat()));
    State paid = state.resources(state.resources().discardAll(away)).waitFor(Pending.Nothing.NONE);
    return move(paid, wait.payer(), new Built(wait.module(), List.copyOf(onto)), told);
  }

  /** A module comes into a station, from the Mass Driver or the discard pile (HL-8, HL-28). */
  static State move(State state, int seat, Built built, Consumer<Event> told) {
    State moved = state.taken(built.module()).station(seat, station -> station.with(built));
    if (moved.admiral(seat).station().isComplete()) {
      told.accept(Event.of(Event.Kind.COMPLETE, seat));
    }
    return moved;
  }

  /** HL-9; Blue Harvest takes Resource Scarcity away and stays face up (HL-25). */
  static State put(State state, ResourceCard card, ModuleCard module, Consumer<Event> told) {
    int seat = state.turn().seat();
    State without = state.hand(seat, hand -> Lists.minus(hand, card));
    Built built = state.active().station().find(module).orElseThrow();
    if (card.does(Mechanism.BLUE_HARVEST) && built.has(Mechanism.RESOURCE_SCARCITY)) {
      Laid scarcity = built.find(Mechanism.RESOURCE_SCARCITY).orElseThrow();
      told.accept(Event.of(Event.Kind.FREED, seat).with(module).with(card));
      return without
          .station(seat, station -> station.changed(built.without(scarcity).with(card, true)))
          .discard(scarcity.card());
    }
    told.accept(Event.of(Event.Kind.LAID, seat).with(module));
    return without.station(seat, station -> station.changed(built.with(card, false)));
  }
}

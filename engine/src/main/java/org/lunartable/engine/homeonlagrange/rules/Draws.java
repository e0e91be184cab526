package org.lunartable.engine.homeonlagrange.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.Readings.TwoDraws;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;

/** Taking cards from the decks. */
final class Draws {

  private Draws() {}

  /** Some cards off the resource deck, and the state without them. */
  record Taken(List<ResourceCard> cards, State left) {}

  /** As many as there are, up to the number. */
  static Taken take(State state, int number, Consumer<Event> told) {
    List<ResourceCard> cards = new ArrayList<>();
    State left = state;
    for (int i = 0; i < number; i++) {
      Piles.Draw<ResourceCard> draw = left.resources().draw(left.chance());
      draw.card().ifPresent(cards::add);
      left = left.resources(draw.left()).chance(draw.chance());
      if (draw.reshuffled()) {
        told.accept(Event.of(Event.Kind.RESHUFFLED, state.turn().seat()));
      }
    }
    return new Taken(cards, left);
  }

  /** The draw phase (HL-6, HL-11). */
  static State phase(State state, Consumer<Event> told) {
    int seat = state.turn().seat();
    Station station = state.active().station();
    boolean education = station.gives(ModuleType.EDUCATION);
    int number = education || station.gives(ModuleType.RECREATION) ? 2 : 1;
    Taken taken = take(state, number, told);
    State drawn = taken.left().turn(state.turn().hasDrawn());
    told.accept(Event.count(Event.Kind.DREW, seat, taken.cards().size()));
    return education && taken.cards().size() == 2
        ? drawn.waitFor(new Pending.Pick(List.copyOf(taken.cards())))
        : drawn.hand(seat, hand -> Lists.plusAll(hand, taken.cards()));
  }

  /** With Education and Recreation some draw for each of them, one after the other (HL-11). */
  static State second(State state, Consumer<Event> told) {
    boolean both =
        state.active().station().gives(ModuleType.EDUCATION)
            && state.active().station().gives(ModuleType.RECREATION);
    if (!both || state.readings().twoDraws() == TwoDraws.ONE_DRAW) {
      return state;
    }
    int seat = state.turn().seat();
    Taken taken = take(state, 2, told);
    told.accept(Event.count(Event.Kind.DREW, seat, taken.cards().size()));
    return taken.left().hand(seat, hand -> Lists.plusAll(hand, taken.cards()));
  }

  /** Restocking the Mass Driver (HL-12). */
  static State restock(State state, Consumer<Event> told) {
    State left = state;
    if (!state.driver().isEmpty()) {
      ModuleCard furthest = state.driver().get(0);
      told.accept(Event.of(Event.Kind.PASSED_BY, state.turn().seat()).with(furthest));
      left =
          state
              .driver(Lists.minus(state.driver(), furthest))
              .modules(state.modules().discard(furthest));
    }
    return fill(left, told);
  }

  /** Fills the row up to one module a player and two more, as far as there are any. */
  static State fill(State state, Consumer<Event> told) {
    List<ModuleCard> row = new ArrayList<>(state.driver());
    State left = state;
    while (row.size() < state.players() + State.DRIVER_EXTRA) {
      Piles.Draw<ModuleCard> draw = left.modules().draw(left.chance());
      if (draw.card().isEmpty()) {
        break;
      }
      row.add(draw.card().get());
      if (draw.reshuffled()) {
        told.accept(Event.of(Event.Kind.MODULES_RESHUFFLED, state.turn().seat()));
      }
      left = left.modules(draw.left()).chance(draw.chance());
    }
    return left.driver(List.copyOf(row));
  }
}

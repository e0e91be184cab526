package org.lunartable.engine.spacelab.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.spacelab.cards.Agency;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.State;

/** Taking cards: from the lab deck, from the recruitment centre, from the project deck. */
final class Draws {

  /** How many lab cards are turned up (SL-4). */
  private static final int SHOWN = 3;

  private Draws() {}

  private record Taken(List<Lab> cards, State left) {}

  /** Off the lab deck, as many as there are, up to the number (SL-12). */
  private static Taken labs(State state, int number, Consumer<Event> told) {
    List<Lab> cards = new ArrayList<>();
    State left = state;
    for (int i = 0; i < number && left.canDraw(); i++) {
      Piles.Draw<Lab> draw = left.stock().labs().draw(left.chance());
      draw.card().ifPresent(cards::add);
      left = left.stock(left.stock().labs(draw.left())).chance(draw.chance());
      if (draw.reshuffled()) {
        told.accept(Event.of(Event.Kind.RESHUFFLED, state.turn().seat()));
      }
    }
    return new Taken(List.copyOf(cards), orEnding(left, told));
  }

  /** Where an empty deck is not made anew it brings the end about (SL-12). */
  private static State orEnding(State state, Consumer<Event> told) {
    boolean isLast = !state.isMadeAnew() && state.stock().labs().deck().isEmpty();
    if (!isLast || state.ender().isPresent()) {
      return state;
    }
    told.accept(Event.of(Event.Kind.LAST_ROUND, state.turn().seat()));
    return state.ending();
  }

  /** Turns three lab cards up; with cards of one agency only there is nothing to choose (SL-4). */
  static State show(State state, Consumer<Event> told) {
    Taken taken = labs(state, SHOWN, told);
    told.accept(Event.count(Event.Kind.TURNED_UP, state.turn().seat(), taken.cards().size()));
    State shown = taken.left().waitFor(new Pending.Take(taken.cards()));
    Agency first = taken.cards().get(0).agency();
    return taken.cards().stream().allMatch(first::of) ? take(shown, first, told) : shown;
  }

  /** All cards of one agency among those turned up; the others go to the centre (SL-4). */
  static State take(State state, Agency agency, Consumer<Event> told) {
    List<Lab> taken = state.toTakeFrom().stream().filter(agency::of).toList();
    List<Lab> centre = Lists.plusAll(state.stock().centre(), state.pending().labs());
    List<Lab> others = Lists.without(centre, taken);
    told.accept(Event.count(Event.Kind.TOOK, state.turn().seat(), taken.size()).with(agency));
    return state
        .waitFor(Pending.Plain.NOTHING)
        .stock(state.stock().centre(others))
        .active(player -> player.drew(taken));
  }

  /** SL-5. */
  static State recruit(State state, Agency agency, Consumer<Event> told) {
    List<Lab> centre = state.stock().centre();
    List<Lab> taken = centre.stream().filter(agency::of).toList();
    told.accept(Event.count(Event.Kind.RECRUITED, state.turn().seat(), taken.size()).with(agency));
    return state
        .stock(state.stock().centre(centre.stream().filter(card -> !agency.of(card)).toList()))
        .active(player -> player.drew(taken));
  }

  /** The effect that brings one lab card from the deck (SL-8). */
  static State takeLab(State state, Consumer<Event> told) {
    Taken taken = labs(state, 1, told);
    Event.Kind kind = taken.cards().isEmpty() ? Event.Kind.NO_EFFECT : Event.Kind.LAB_DRAWN;
    told.accept(Event.of(kind, state.turn().seat()));
    return taken.left().active(player -> player.drew(taken.cards()));
  }

  /** The effect that brings one card from the recruitment centre (SL-8). */
  static State recruitOne(State state, Consumer<Event> told) {
    List<Lab> centre = state.stock().centre();
    if (centre.isEmpty()) {
      told.accept(Event.of(Event.Kind.NO_EFFECT, state.turn().seat()));
      return state;
    }
    return centre.stream().distinct().count() == 1
        ? recruitOne(state, centre.get(0), told)
        : state.waitFor(Pending.Plain.RECRUIT_ONE);
  }

  /** This card comes from the recruitment centre into the hand. */
  static State recruitOne(State state, Lab card, Consumer<Event> told) {
    told.accept(Event.of(Event.Kind.LAB_RECRUITED, state.turn().seat()).with(card));
    return state
        .waitFor(Pending.Plain.NOTHING)
        .stock(state.stock().centre(Lists.minus(state.stock().centre(), card)))
        .active(player -> player.drew(List.of(card)));
  }

  /** Draws project cards, one of which is kept (SL-7, SL-8). */
  static State projects(State state, int number, Consumer<Event> told) {
    List<Project> deck = state.stock().projects();
    int drawn = Math.min(number, deck.size());
    if (drawn == 0) {
      told.accept(Event.of(Event.Kind.NO_PROJECT, state.turn().seat()));
      return state;
    }
    List<Project> cards = List.copyOf(deck.subList(deck.size() - drawn, deck.size()));
    State left = state.stock(state.stock().projects(Lists.head(deck, deck.size() - drawn)));
    return drawn == 1
        ? keep(left, cards, cards.get(0), told)
        : left.waitFor(new Pending.Keep(cards));
  }

  /** One of the projects is kept, the others go under the deck (SL-7). */
  static State keep(State state, List<Project> drawn, Project kept, Consumer<Event> told) {
    told.accept(Event.count(Event.Kind.PROJECT, state.turn().seat(), drawn.size()));
    List<Project> under = Lists.minus(drawn, kept);
    return state
        .waitFor(Pending.Plain.NOTHING)
        .stock(state.stock().projects(Lists.plusAll(under, state.stock().projects())))
        .active(player -> player.kept(kept));
  }
}

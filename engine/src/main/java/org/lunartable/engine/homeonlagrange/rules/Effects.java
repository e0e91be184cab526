package org.lunartable.engine.homeonlagrange.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;

/** What black and white cards do when they are played (HL-10, HL-20 to HL-30). */
final class Effects {

  private static final int LOOKED_AT = 3;

  private Effects() {}

  /** Plays a card that is no longer in the hand; {@link State#acting} is this card. */
  static State of(State state, Target target, Consumer<Event> told) {
    ResourceCard card = state.acting().orElseThrow();
    return switch (card.mechanism()) {
      case AL_EYSIUM -> look(state, told);
      case ALIEN_INVASION -> Attack.on(state, target.seat().orElseThrow(), told);
      case ASTEROID -> Attack.asteroid(state, told);
      case RESOURCE_SCARCITY ->
          scarcity(state, target.seat().orElseThrow(), target.module().orElseThrow(), told);
      case BUCKMINSTER_FULLER -> coupon(state, target.module().orElseThrow(), told);
      case COMPULSORY_PURCHASE_ORDER ->
          order(state, target.seat().orElseThrow(), target.module().orElseThrow(), told);
      default -> throw new IllegalArgumentException(card + " has no effect that can be played");
    };
  }

  /** HL-20; fewer than three when the deck has fewer. */
  private static State look(State state, Consumer<Event> told) {
    // A deck is made anew only when it is empty, so that no more than what is in it is seen.
    int deck = state.resources().deck().size();
    int seen = Math.min(LOOKED_AT, deck == 0 ? LOOKED_AT : deck);
    Draws.Taken taken = Draws.take(state, seen, told);
    if (taken.cards().isEmpty()) {
      told.accept(Event.of(Event.Kind.NO_EFFECT, state.turn().seat()));
      return taken.left();
    }
    return taken.left().waitFor(new Pending.Order(List.copyOf(taken.cards()), List.of()));
  }

  /** One more of the looked-at cards is put back. */
  static State putBack(State state, Pending.Order wait, ResourceCard card, Consumer<Event> told) {
    List<ResourceCard> left = Lists.minus(wait.seen(), card);
    List<ResourceCard> placed = Lists.plus(wait.placed(), card);
    if (!left.isEmpty()) {
      return state.waitFor(new Pending.Order(left, placed));
    }
    Piles<ResourceCard> piles = state.resources();
    List<ResourceCard> deck = piles.deck();
    for (int i = placed.size() - 1; i >= 0; i--) {
      deck = Lists.plus(deck, placed.get(i));
    }
    told.accept(Event.count(Event.Kind.ORDERED, state.turn().seat(), placed.size()));
    return state.resources(new Piles<>(deck, piles.discard())).waitFor(Pending.Nothing.NONE);
  }

  /** HL-26, and Blue Harvest against it (HL-25): it is turned up and stays. */
  private static State scarcity(State state, int seat, ModuleCard module, Consumer<Event> told) {
    Built built = state.admiral(seat).station().find(module).orElseThrow();
    Optional<Laid> harvest = built.find(Mechanism.BLUE_HARVEST);
    if (harvest.isPresent()) {
      told.accept(Event.of(Event.Kind.PROTECTED, seat).with(module).with(harvest.get().card()));
      Built shown = built.without(harvest.get()).with(harvest.get().card(), true);
      return state.station(seat, station -> station.changed(shown));
    }
    ResourceCard card = state.acting().orElseThrow();
    told.accept(Event.of(Event.Kind.SCARCE, seat).with(module).with(card));
    return state
        .station(seat, station -> station.changed(built.with(card, true)))
        .acting(Optional.empty());
  }

  /** HL-28. */
  private static State coupon(State state, ModuleCard module, Consumer<Event> told) {
    ResourceCard card = state.acting().orElseThrow();
    Built built = new Built(module, List.of(new Laid(card, true)));
    told.accept(Event.of(Event.Kind.TOOK, state.turn().seat()).with(module).with(card));
    return Purchase.move(state, state.turn().seat(), built, told).acting(Optional.empty());
  }

  /** HL-30. */
  private static State order(State state, int seat, ModuleCard module, Consumer<Event> told) {
    boolean can =
        !state.admiral(seat).station().isComplete()
            && state.admiral(seat).wealth() >= state.price(seat, module);
    if (!can) {
      told.accept(Event.of(Event.Kind.NO_EFFECT, state.turn().seat()));
      return state;
    }
    return state.waitFor(new Pending.Payment(seat, module, List.of()));
  }
}

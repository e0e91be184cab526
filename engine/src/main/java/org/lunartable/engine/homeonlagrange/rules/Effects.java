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
import org.lunartable.engine.homeonlagrange.state.Readings.EysiumCards;
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
      case ALIEN_INVASION ->
          Attack.on(state, target.seat().orElseThrow(), state.readings().invadedModule(), told);
      case ASTEROID -> Attack.asteroid(state, told);
      case RESOURCE_SCARCITY ->
          scarcity(state, target.seat().orElseThrow(), target.module().orElseThrow(), told);
      case BUCKMINSTER_FULLER -> coupon(state, target.module().orElseThrow(), told);
      case COMPULSORY_PURCHASE_ORDER ->
          order(state, target.seat().orElseThrow(), target.module(), told);
      default -> throw new IllegalArgumentException(card + " has no effect that can be played");
    };
  }

  /** HL-20; fewer than three when the deck has fewer. */
  private static State look(State state, Consumer<Event> told) {
    if (state.readings().eysiumCards() == EysiumCards.OF_THE_DISCARD_PILE) {
      return lookAtDiscards(state, told);
    }
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

  /** The newest cards of the discard pile go onto the deck (HL-20). */
  private static State lookAtDiscards(State state, Consumer<Event> told) {
    Piles<ResourceCard> piles = state.resources();
    int left = Math.max(0, piles.discard().size() - LOOKED_AT);
    if (piles.discard().isEmpty()) {
      told.accept(Event.of(Event.Kind.NO_EFFECT, state.turn().seat()));
      return state;
    }
    List<ResourceCard> seen = List.copyOf(piles.discard().subList(left, piles.discard().size()));
    return state
        .resources(new Piles<>(piles.deck(), Lists.head(piles.discard(), left)))
        .waitFor(new Pending.Order(seen, List.of()));
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

  /**
   * HL-30.
   *
   * @param named the module; empty where the buyer names it
   */
  private static State order(
      State state, int seat, Optional<ModuleCard> named, Consumer<Event> told) {
    List<ModuleCard> payable = Options.payable(state, seat);
    boolean can = named.map(payable::contains).orElse(!payable.isEmpty());
    if (!can) {
      told.accept(Event.of(Event.Kind.NO_EFFECT, state.turn().seat()));
      return state;
    }
    return named.isPresent()
        ? Purchase.begin(state, seat, named.get(), told)
        : state.waitFor(new Pending.MustBuy(seat));
  }
}

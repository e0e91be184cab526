package org.lunartable.engine.homeonlagrange.advisor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;

/**
 * The game as it might be, as far as one viewer knows: all cards that the viewer does not see are
 * dealt out anew over the same places.
 */
public final class Guess implements Pending.Cases<Pending> {

  private final State state;
  private final OptionalInt viewer;
  private final List<ResourceCard> pool;
  private Chance chance;

  private Guess(State state, OptionalInt viewer, long seed) {
    this.state = state;
    this.viewer = viewer;
    Chance.Shuffled<ResourceCard> shuffled = new Chance(seed).shuffle(hidden());
    pool = new ArrayList<>(shuffled.list());
    chance = shuffled.left();
  }

  /**
   * One such game.
   *
   * @param viewer who looks; empty for one who sees nobody's cards
   * @param seed decides the guess
   */
  public static State of(State state, OptionalInt viewer, long seed) {
    return new Guess(state, viewer, seed).mixed();
  }

  private boolean sees(int seat) {
    return viewer.isPresent() && viewer.getAsInt() == seat;
  }

  private List<ResourceCard> hidden() {
    List<ResourceCard> hidden = new ArrayList<>(state.resources().deck());
    if (!sees(state.decider())) {
      hidden.addAll(state.pending().held());
    }
    for (int seat = 0; seat < state.players(); seat++) {
      if (!sees(seat)) {
        hidden.addAll(state.admiral(seat).hand());
        for (Built built : state.admiral(seat).station().modules()) {
          built.laid().stream()
              .filter(laid -> !laid.faceUp())
              .forEach(laid -> hidden.add(laid.card()));
        }
      }
    }
    // Put in order: a guess must not depend on where the hidden cards really are.
    hidden.sort(Comparator.comparing(ResourceCard::slug));
    return hidden;
  }

  private State mixed() {
    // Face-down cards first: they have to match their modules.
    List<Station> stations = new ArrayList<>();
    for (int seat = 0; seat < state.players(); seat++) {
      Station station = state.admiral(seat).station();
      stations.add(sees(seat) ? station : mixed(station));
    }
    List<Admiral> admirals = new ArrayList<>();
    for (int seat = 0; seat < state.players(); seat++) {
      List<ResourceCard> hand = state.admiral(seat).hand();
      admirals.add(new Admiral(stations.get(seat), sees(seat) ? hand : draw(hand.size())));
    }
    Pending pending = sees(state.decider()) ? state.pending() : state.pending().match(this);
    List<ModuleCard> deck =
        state.modules().deck().stream().sorted(Comparator.comparing(ModuleCard::slug)).toList();
    Chance.Shuffled<ModuleCard> modules = chance.shuffle(deck);
    return new State(
        List.copyOf(admirals),
        new Piles<>(draw(state.resources().deck().size()), state.resources().discard()),
        new Piles<>(modules.list(), state.modules().discard()),
        state.driver(),
        state.turn(),
        pending,
        state.acting(),
        modules.left(),
        state.over(),
        state.readings());
  }

  private Station mixed(Station station) {
    List<Built> modules = new ArrayList<>();
    for (Built built : station.modules()) {
      List<Laid> laid = new ArrayList<>();
      for (Laid one : built.laid()) {
        laid.add(one.faceUp() ? one : down(built.module().type()));
      }
      modules.add(new Built(built.module(), List.copyOf(laid)));
    }
    return new Station(List.copyOf(modules));
  }

  private Laid down(ModuleType type) {
    for (int i = pool.size() - 1; i >= 0; i--) {
      if (pool.get(i).colour().matches(type)) {
        return new Laid(pool.remove(i), false);
      }
    }
    return new Laid(pool.remove(pool.size() - 1), false);
  }

  private List<ResourceCard> draw(int cards) {
    List<ResourceCard> end = pool.subList(pool.size() - cards, pool.size());
    List<ResourceCard> drawn = List.copyOf(end);
    end.clear();
    return drawn;
  }

  @Override
  public Pending nothing() {
    return state.pending();
  }

  @Override
  public Pending mustBuy(Pending.MustBuy waiting) {
    return waiting;
  }

  @Override
  public Pending payment(Pending.Payment waiting) {
    return new Pending.Payment(waiting.payer(), waiting.module(), draw(waiting.chosen().size()));
  }

  @Override
  public Pending loss(Pending.Loss waiting) {
    return waiting;
  }

  @Override
  public Pending order(Pending.Order waiting) {
    return new Pending.Order(draw(waiting.seen().size()), draw(waiting.placed().size()));
  }

  @Override
  public Pending pick(Pending.Pick waiting) {
    return new Pending.Pick(draw(waiting.drawn().size()));
  }
}

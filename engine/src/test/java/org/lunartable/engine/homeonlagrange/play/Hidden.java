package org.lunartable.engine.homeonlagrange.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Chance;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.Piles;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;

/** All cards that one viewer does not see, to be dealt out anew over the same places. */
final class Hidden implements Pending.Cases<Pending> {

  private final State state;
  private final OptionalInt viewer;
  private final List<ResourceCard> pool = new ArrayList<>();
  private final Random random;

  Hidden(State state, OptionalInt viewer, Random random) {
    this.state = state;
    this.viewer = viewer;
    this.random = random;
    pool.addAll(state.resources().deck());
    if (!sees(state.decider())) {
      pool.addAll(state.pending().held());
    }
    for (int seat = 0; seat < state.players(); seat++) {
      if (!sees(seat)) {
        pool.addAll(state.admiral(seat).hand());
        state.admiral(seat).station().modules().stream()
            .flatMap(built -> built.laid().stream())
            .filter(laid -> !laid.faceUp())
            .forEach(laid -> pool.add(laid.card()));
      }
    }
    Collections.shuffle(pool, random);
  }

  private boolean sees(int seat) {
    return viewer.isPresent() && viewer.getAsInt() == seat;
  }

  /** The same state but for what the viewer does not see. */
  State mixed() {
    List<Admiral> admirals = new ArrayList<>();
    // Face-down cards first: they have to match their modules.
    List<Station> stations = new ArrayList<>();
    for (int seat = 0; seat < state.players(); seat++) {
      Station station = state.admiral(seat).station();
      stations.add(sees(seat) ? station : mixed(station));
    }
    for (int seat = 0; seat < state.players(); seat++) {
      List<ResourceCard> hand = state.admiral(seat).hand();
      admirals.add(new Admiral(stations.get(seat), sees(seat) ? hand : draw(hand.size())));
    }
    Pending pending = sees(state.decider()) ? state.pending() : state.pending().match(this);
    List<ModuleCard> modules = new ArrayList<>(state.modules().deck());
    Collections.shuffle(modules, random);
    return new State(
        admirals,
        new Piles<>(draw(state.resources().deck().size()), state.resources().discard()),
        new Piles<>(modules, state.modules().discard()),
        state.driver(),
        state.turn(),
        pending,
        state.acting(),
        new Chance(random.nextLong()),
        state.over());
  }

  private Station mixed(Station station) {
    return new Station(
        station.modules().stream()
            .map(
                built ->
                    new Built(
                        built.module(),
                        built.laid().stream()
                            .map(laid -> laid.faceUp() ? laid : down(built.module().type()))
                            .toList()))
            .toList());
  }

  private Laid down(ModuleType type) {
    ResourceCard fitting =
        pool.stream().filter(card -> card.colour().matches(type)).findFirst().orElse(pool.get(0));
    pool.remove(fitting);
    return new Laid(fitting, false);
  }

  private List<ResourceCard> draw(int cards) {
    List<ResourceCard> drawn = List.copyOf(pool.subList(0, cards));
    pool.subList(0, cards).clear();
    return drawn;
  }

  @Override
  public Pending nothing() {
    return state.pending();
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

package org.lunartable.engine.homeonlagrange.rules;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Readings.FullerModules;
import org.lunartable.engine.homeonlagrange.state.Readings.OrderedModule;
import org.lunartable.engine.homeonlagrange.state.State;

/** Whom and what the black and white cards may be played against or for. */
final class Targets {

  private Targets() {}

  /** All choices the player has with this card; none when it cannot be played. */
  static List<Target> of(State state, ResourceCard card) {
    List<Target> found = new ArrayList<>();
    switch (card.mechanism()) {
      case AL_EYSIUM, ASTEROID -> found.add(Target.NOBODY);
      case ALIEN_INVASION -> addAttacked(state, found);
      case RESOURCE_SCARCITY -> addModules(state, found);
      case BUCKMINSTER_FULLER -> addFree(state, found);
      case COMPULSORY_PURCHASE_ORDER -> addOffers(state, found);
      default -> {
        // Nothing to do with it but pay: it has no effect that could be played.
      }
    }
    return found;
  }

  private static List<Integer> others(State state) {
    List<Integer> seats = new ArrayList<>();
    for (int step = 1; step < state.players(); step++) {
      seats.add((state.turn().seat() + step) % state.players());
    }
    return seats;
  }

  private static void addAttacked(State state, List<Target> found) {
    for (int seat : others(state)) {
      if (state.admiral(seat).station().size() > 0) {
        found.add(Target.seat(seat));
      }
    }
  }

  /** Modules that Resource Scarcity does not lie on already. */
  private static void addModules(State state, List<Target> found) {
    for (int seat : others(state)) {
      for (Built built : state.admiral(seat).station().modules()) {
        if (!built.has(Mechanism.RESOURCE_SCARCITY)) {
          found.add(Target.of(seat, built.module()));
        }
      }
    }
  }

  private static void addFree(State state, List<Target> found) {
    if (!state.active().station().isComplete()) {
      for (ModuleCard module : offered(state)) {
        if (module.type() == ModuleType.ACCOMMODATION) {
          found.add(Target.module(module));
        }
      }
    }
  }

  /** What Buckminster Fuller may take a module from (HL-28). */
  private static List<ModuleCard> offered(State state) {
    return state.readings().fullerModules() == FullerModules.DISCARD_PILE_TOO
        ? Lists.plusAll(state.driver(), state.modules().discard())
        : state.driver();
  }

  /** Also against complete stations, where nothing happens then (HL-30). */
  private static void addOffers(State state, List<Target> found) {
    boolean named = state.readings().orderedModule() == OrderedModule.BY_ATTACKER;
    for (int seat : others(state)) {
      if (named) {
        state.driver().forEach(module -> found.add(Target.of(seat, module)));
      } else {
        found.add(Target.seat(seat));
      }
    }
  }
}

package org.lunartable.engine.homeonlagrange.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.Readings.Chooser;
import org.lunartable.engine.homeonlagrange.state.Readings.TrapSprings;
import org.lunartable.engine.homeonlagrange.state.Readings.TrappedHand;
import org.lunartable.engine.homeonlagrange.state.State;

/** Alien Invasion and Asteroid, and what protects from them (HL-21 to HL-23, HL-27). */
final class Attack {

  private Attack() {}

  /** The Asteroid looks for the station with the most cards; a tie is drawn evenly (HL-22). */
  static State asteroid(State state, Consumer<Event> told) {
    int most = 0;
    List<Integer> largest = new ArrayList<>();
    for (int seat = 0; seat < state.players(); seat++) {
      int cards = state.admiral(seat).station().cardCount();
      if (cards > most) {
        most = cards;
        largest.clear();
      }
      if (cards == most && cards > 0) {
        largest.add(seat);
      }
    }
    if (largest.isEmpty()) {
      told.accept(Event.of(Event.Kind.NO_EFFECT, state.turn().seat()));
      return state;
    } else if (largest.size() == 1) {
      return on(state, largest.get(0), state.readings().hitModule(), told);
    }
    Chance.Drawn drawn = state.chance().draw(largest.size());
    int hit = largest.get(drawn.number());
    return on(state.chance(drawn.left()), hit, state.readings().hitModule(), told);
  }

  /**
   * The player to move attacks this station.
   *
   * @param chooser who chooses the module that is lost
   */
  static State on(State state, int victim, Chooser chooser, Consumer<Event> told) {
    told.accept(Event.of(Event.Kind.HIT, victim));
    boolean isStopped = find(state, victim, Mechanism.LASER_TURRET).isPresent();
    State sprung = springs(state, victim, isStopped) ? springTrap(state, victim, told) : state;
    Optional<Find> turret = find(sprung, victim, Mechanism.LASER_TURRET);
    if (turret.isPresent()) {
      told.accept(Event.of(Event.Kind.STOPPED, victim).with(turret.get().laid().card()));
      return discard(sprung, victim, turret.get());
    }
    List<Built> modules = sprung.admiral(victim).station().modules();
    return modules.size() == 1
        ? lose(sprung, victim, modules.get(0).module(), told)
        : sprung.waitFor(
            new Pending.Loss(victim, chooser == Chooser.VICTIM ? victim : state.turn().seat()));
  }

  /** Whether this attack springs a Booby Trap (HL-27). */
  private static boolean springs(State state, int victim, boolean isStopped) {
    boolean byAnother = victim != state.turn().seat();
    return byAnother && (!isStopped || state.readings().trapSprings() == TrapSprings.ANY_ATTACK);
  }

  private static State springTrap(State state, int victim, Consumer<Event> told) {
    Optional<Find> trap = find(state, victim, Mechanism.BOOBY_TRAP);
    if (trap.isEmpty()) {
      return state;
    }
    boolean isOwn = state.readings().trappedHand() == TrappedHand.VICTIMS;
    int trapped = isOwn ? victim : state.turn().seat();
    List<ResourceCard> hand = state.admiral(trapped).hand();
    told.accept(
        Event.count(Event.Kind.TRAPPED, trapped, hand.size())
            .with(trap.get().laid().card())
            .with(victim));
    State empty =
        state.resources(state.resources().discardAll(hand)).hand(trapped, cards -> List.of());
    return discard(empty, victim, trap.get());
  }

  /** Gives a module up, with all cards on it. */
  static State lose(State state, int victim, ModuleCard module, Consumer<Event> told) {
    Built lost = state.admiral(victim).station().find(module).orElseThrow();
    told.accept(Event.count(Event.Kind.LOST, victim, lost.laid().size()).with(module));
    return state
        .station(victim, station -> station.without(lost))
        .modules(state.modules().discard(module))
        .resources(state.resources().discardAll(lost.cards()));
  }

  private record Find(Built on, Laid laid) {}

  private static Optional<Find> find(State state, int seat, Mechanism mechanism) {
    for (Built built : state.admiral(seat).station().modules()) {
      Optional<Laid> laid = built.find(mechanism);
      if (laid.isPresent()) {
        return Optional.of(new Find(built, laid.get()));
      }
    }
    return Optional.empty();
  }

  private static State discard(State state, int seat, Find find) {
    return state
        .station(seat, station -> station.changed(find.on().without(find.laid())))
        .discard(find.laid().card());
  }
}

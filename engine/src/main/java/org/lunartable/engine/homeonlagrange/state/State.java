package org.lunartable.engine.homeonlagrange.state;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;

/**
 * A game at one moment, secrets and all chance included.
 *
 * @param admirals by seat
 * @param driver the Mass Driver's face-up modules; the first is furthest from the deck (HL-12)
 * @param acting a black or white card whose effect is not over yet
 * @param over whether every station is complete (HL-14)
 * @param readings how it reads what the rules leave open
 */
public record State(
    List<Admiral> admirals,
    Piles<ResourceCard> resources,
    Piles<ModuleCard> modules,
    List<ModuleCard> driver,
    Turn turn,
    Pending pending,
    Optional<ResourceCard> acting,
    Chance chance,
    boolean over,
    Readings readings) {

  /** Cards in a row of the Mass Driver besides one a player (HL-5). */
  public static final int DRIVER_EXTRA = 2;

  public int players() {
    return admirals.size();
  }

  public Admiral admiral(int seat) {
    return admirals.get(seat);
  }

  /** The Admiral whose turn it is. */
  public Admiral active() {
    return admirals.get(turn.seat());
  }

  /** Who has to decide now; during a turn that can be another player than the one to move. */
  public int decider() {
    return pending.seat().orElse(turn.seat());
  }

  /** What a module costs this player now: the price for the next one of their station (HL-8). */
  public int price(int seat, ModuleCard module) {
    return module.price(admiral(seat).station().size());
  }

  public State admiral(int seat, UnaryOperator<Admiral> change) {
    return copy(
        Lists.with(admirals, seat, change.apply(admirals.get(seat))),
        resources,
        modules,
        driver,
        turn,
        pending);
  }

  public State station(int seat, UnaryOperator<Station> change) {
    return admiral(seat, admiral -> admiral.with(change.apply(admiral.station())));
  }

  public State hand(int seat, UnaryOperator<List<ResourceCard>> change) {
    return admiral(seat, admiral -> admiral.holding(change.apply(admiral.hand())));
  }

  public State resources(Piles<ResourceCard> changed) {
    return copy(admirals, changed, modules, driver, turn, pending);
  }

  public State discard(ResourceCard card) {
    return resources(resources.discard(card));
  }

  public State modules(Piles<ModuleCard> changed) {
    return copy(admirals, resources, changed, driver, turn, pending);
  }

  public State driver(List<ModuleCard> changed) {
    return copy(admirals, resources, modules, changed, turn, pending);
  }

  /** Without this module, which lies in the Mass Driver or else in the discard pile (HL-28). */
  public State taken(ModuleCard module) {
    return driver.contains(module)
        ? driver(Lists.minus(driver, module))
        : modules(new Piles<>(modules.deck(), Lists.minus(modules.discard(), module)));
  }

  public State turn(Turn changed) {
    return copy(admirals, resources, modules, driver, changed, pending);
  }

  public State waitFor(Pending changed) {
    return copy(admirals, resources, modules, driver, turn, changed);
  }

  public State acting(Optional<ResourceCard> card) {
    return new State(
        admirals, resources, modules, driver, turn, pending, card, chance, over, readings);
  }

  public State chance(Chance left) {
    return new State(
        admirals, resources, modules, driver, turn, pending, acting, left, over, readings);
  }

  public State ended() {
    return new State(
        admirals, resources, modules, driver, turn, pending, acting, chance, true, readings);
  }

  private State copy(
      List<Admiral> players,
      Piles<ResourceCard> cards,
      Piles<ModuleCard> stock,
      List<ModuleCard> row,
      Turn now,
      Pending waiting) {
    return new State(players, cards, stock, row, now, waiting, acting, chance, over, readings);
  }
}

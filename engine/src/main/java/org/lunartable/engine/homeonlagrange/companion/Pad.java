package org.lunartable.engine.homeonlagrange.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.Colour;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.screen.Text;

/**
 * Stations being entered and counted: first whose, then which module, then its cards.
 *
 * @param readings how the game reads what the rules leave open
 * @param counts how many printed cards lie on each module, by seat; none when nobody kept them
 * @param seat whose station is being entered
 * @param module which module's cards are being entered
 * @param unnamed the colours of cards seen on it whose names are still to be told
 * @param rows modules of the station seen on a picture that are still to be named, each with its
 *     cards; while there is a module in hand the first of them is that one
 */
record Pad(
    Catalogue catalogue,
    Readings readings,
    Seating seating,
    List<Station> stations,
    List<List<Kept>> counts,
    OptionalInt seat,
    Optional<ModuleCard> module,
    List<Colour> unnamed,
    List<SeenModule> rows,
    boolean isOver)
    implements Phase {

  /** A module seen with cards beside it, of which only the colours are known. */
  record SeenModule(ModuleType type, List<Colour> cards) {
    SeenModule plus(Colour card) {
      return new SeenModule(type, Lists.plus(cards, card));
    }
  }

  /** A pad with nothing on it. */
  static Pad empty(Catalogue catalogue, Readings readings, Seating seating) {
    List<Station> stations = seating.seats().stream().map(seat -> Station.EMPTY).toList();
    return new Pad(
        catalogue,
        readings,
        seating,
        stations,
        List.of(),
        OptionalInt.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        false);
  }

  /** The stations of a game that has just ended. */
  static Pad after(Desk desk) {
    return new Pad(
        desk.catalogue(),
        desk.readings(),
        desk.seating(),
        desk.stations(),
        desk.kept(),
        OptionalInt.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        false);
  }

  Pad at(OptionalInt which, Optional<ModuleCard> what) {
    return new Pad(
        catalogue, readings, seating, stations, counts, which, what, List.of(), List.of(), isOver);
  }

  /** The station in hand, changed. */
  Pad station(Station changed) {
    List<Station> all = Lists.with(stations, seat.orElseThrow(), changed);
    return new Pad(catalogue, readings, seating, all, counts, seat, module, unnamed, rows, isOver);
  }

  /** With this module in hand, the first of those that were seen, and its cards to be named. */
  Pad opened(ModuleCard what) {
    return at(seat, Optional.of(what)).rows(rows).unnamed(rows.get(0).cards());
  }

  Pad counted() {
    return new Pad(
        catalogue,
        readings,
        seating,
        stations,
        counts,
        OptionalInt.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        true);
  }

  /** With these cards seen on the module in hand. */
  Pad unnamed(List<Colour> colours) {
    return new Pad(
        catalogue, readings, seating, stations, counts, seat, module, colours, rows, isOver);
  }

  /** With these modules seen. */
  Pad rows(List<SeenModule> seen) {
    return new Pad(
        catalogue, readings, seating, stations, counts, seat, module, unnamed, seen, isOver);
  }

  /** The station in hand. */
  Station station() {
    return stations.get(seat.orElseThrow());
  }

  /** The module in hand with its cards. */
  Built built() {
    return station().find(module.orElseThrow()).orElseThrow();
  }

  boolean isComplete() {
    return stations.stream().allMatch(Station::isComplete);
  }

  /** Modules in no station. */
  List<ModuleCard> unowned() {
    List<ModuleCard> unowned = new ArrayList<>(catalogue.modules());
    stations.forEach(one -> one.modules().forEach(built -> unowned.remove(built.module())));
    return unowned;
  }

  @Override
  public List<Step<Phase>> steps() {
    return isOver ? List.of() : new PadSteps(this).all();
  }

  @Override
  public Text headline() {
    if (!unnamed.isEmpty()) {
      return new Text(
          "turn.pad-unnamed",
          Map.of(
              "module", module.orElseThrow().title(),
              "colour", Text.of("card-colour." + unnamed.get(0).text()),
              "n", unnamed.size()));
    }
    if (module.isPresent()) {
      int lying = cardsOn(seat.orElseThrow(), module.get());
      return lying > built().laid().size()
          ? new Text("turn.pad-cards-of", Map.of("module", module.get().title(), "n", lying))
          : Text.of("turn.pad-cards", "module", module.get().title());
    }
    if (!rows.isEmpty()) {
      return Text.of(
          "turn.pad-row",
          "type",
          Text.of("card-colour." + rows.get(0).type().text()),
          "n",
          rows.size());
    }
    return seat.isPresent()
        ? Text.of("turn.pad-station", "seat", seating.said(seat.getAsInt()))
        : Text.of("turn.pad");
  }

  @Override
  public int cardsOn(int which, ModuleCard what) {
    int entered = stations.get(which).find(what).map(built -> built.laid().size()).orElse(0);
    int kept =
        counts.isEmpty()
            ? 0
            : counts.get(which).stream()
                .filter(one -> one.module().equals(what))
                .mapToInt(Kept::cards)
                .sum();
    return Math.max(entered, kept);
  }

  @Override
  public List<Colour> unnamedOn(ModuleCard what) {
    return module.filter(what::equals).isPresent() ? unnamed : List.of();
  }

  @Override
  public List<ModuleCard> row() {
    return List.of();
  }

  @Override
  public List<Text> reminders() {
    return List.of();
  }
}

package org.lunartable.engine.homeonlagrange.companion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.homeonlagrange.cards.Catalogue.ResourceEntry;
import org.lunartable.engine.homeonlagrange.cards.Colour;
import org.lunartable.engine.homeonlagrange.cards.Mechanism;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Readings.PaidCards;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.screen.Text;

/** What can be tapped on the score pad. */
final class PadSteps {

  private static final int VALUE_STEP = 50;
  private static final int HIGHEST_STEP = 1500;

  /** Higher values are under a key of their own, so that all of each fit on a low screen. */
  private static final int HIGHEST_USUAL = 750;

  private final Pad pad;
  private final List<Step<Phase>> steps = new ArrayList<>();

  PadSteps(Pad pad) {
    this.pad = pad;
  }

  List<Step<Phase>> all() {
    if (pad.module().isPresent()) {
      ofModule();
    } else if (!pad.rows().isEmpty()) {
      steps.addAll(new RowSteps(pad).named());
    } else if (pad.seat().isPresent()) {
      ofStation(pad.seat().getAsInt());
    } else {
      pad.seating().seats().forEach(this::seat);
      if (pad.isComplete()) {
        plain("counted", pad::counted);
      }
    }
    return steps;
  }

  private void plain(String id, Supplier<Phase> next) {
    steps.add(new Step<>(id, id, "", Text.of("choice.pad." + id), Optional.empty(), next));
  }

  private void add(String id, String group, String card, Text label, Supplier<Phase> next) {
    steps.add(new Step<>(id, group, card, label, Optional.empty(), next));
  }

  private void seat(int seat) {
    Text label = Text.of("choice.pad.station", "seat", pad.seating().said(seat));
    add(
        "station:" + Seats.word(seat),
        "station",
        "",
        label,
        () -> pad.at(OptionalInt.of(seat), Optional.empty()));
  }

  private void ofStation(int seat) {
    Station station = pad.station();
    for (Built built : station.modules()) {
      ModuleCard module = built.module();
      Map<String, Object> args = Map.of("module", module.title());
      add(
          "module:" + module.slug(),
          "cards",
          module.slug(),
          new Text("choice.pad.cards", args),
          () -> pad.at(OptionalInt.of(seat), Optional.of(module)));
      add(
          "out:" + module.slug(),
          "out",
          module.slug(),
          new Text("choice.pad.out", args),
          () -> pad.station(station.without(built)));
    }
    if (!station.isComplete()) {
      pad.unowned().forEach(module -> own(station, module));
      steps.addAll(new RowSteps(pad).begun());
    }
    plain("back", () -> pad.at(OptionalInt.empty(), Optional.empty()));
  }

  private void own(Station station, ModuleCard module) {
    Step<Phase> step =
        new Step<>(
            "own:" + module.slug(),
            "new-" + module.type().text(),
            "",
            Text.of("choice.desk.new", "module", module.title()),
            Optional.empty(),
            () -> pad.station(station.with(new Built(module, List.of()))));
    steps.add(step.shownBy(Set.of(module.type().background())));
  }

  private void ofModule() {
    Built built = pad.built();
    ModuleType type = built.module().type();
    for (ResourceEntry entry : pad.catalogue().resourceEntries()) {
      if (canLie(entry.card(), type)
          && isAsked(entry.card().colour())
          && entered(entry.card()) < entry.copies()) {
        ResourceCard card = entry.card();
        String group = card.colour() == Colour.of(type) ? "own-colour" : "other-colour";
        Text label = Text.of("choice.pay", "card", card.title(), "n", card.value());
        add("card:" + card.slug(), group, "", label, () -> laid(built, new Laid(card, true)));
        if (mayBeIdle(card, type)) {
          Text idle = Text.of("choice.pad.paid", "card", card.title(), "n", card.value());
          Laid paid = new Laid(card, true, true);
          add("paid:" + card.slug(), group, "", idle, () -> laid(built, paid));
        }
      }
    }
    if (mayScore(type)) {
      values().forEach(value -> value(built, value));
    }
    Arrays.stream(Colour.values()).forEach(this::seen);
    if (!pad.unnamed().isEmpty()) {
      plain("worthless", () -> named(pad));
    }
    if (!built.laid().isEmpty()) {
      Laid last = built.laid().get(built.laid().size() - 1);
      plain("less", () -> pad.station(pad.station().changed(built.without(last))));
    }
    plain("back", () -> pad.at(pad.seat(), Optional.empty()));
  }

  /** What a card may be worth: what the catalogue has, and round figures for all other decks. */
  private SortedSet<Integer> values() {
    SortedSet<Integer> values = new TreeSet<>();
    for (int value = VALUE_STEP; value <= HIGHEST_STEP; value += VALUE_STEP) {
      values.add(value);
    }
    pad.catalogue().resourceEntries().forEach(entry -> values.add(entry.card().value()));
    return values;
  }

  /** A card known by its value alone; it matches the module it lies on. */
  private void value(Built built, int value) {
    ResourceCard card = ResourceCard.nameless(value, Colour.of(built.module().type()));
    Text label = Text.of("choice.told.number", "number", value);
    String group = value <= HIGHEST_USUAL ? "value" : "high-value";
    add("value:" + value, group, "", label, () -> laid(built, new Laid(card, true)));
  }

  /** A card that lies there was seen, of which only the colour is known. */
  private void seen(Colour colour) {
    steps.add(RowSteps.seen(colour, pad.unnamed(Lists.plus(pad.unnamed(), colour))));
  }

  /** Whether a card of this colour is asked for: any, unless one has been seen. */
  private boolean isAsked(Colour colour) {
    return pad.unnamed().isEmpty() || pad.unnamed().get(0) == colour;
  }

  /** Whether what is asked for can have a value on a module of this type (HL-15). */
  private boolean mayScore(ModuleType type) {
    return pad.unnamed().isEmpty() || pad.unnamed().get(0).matches(type);
  }

  /** Whether it makes a difference that the card was paid with (HL-8). */
  private boolean mayBeIdle(ResourceCard card, ModuleType type) {
    boolean scores =
        (card.does(Mechanism.ATHLETE) && type == ModuleType.RECREATION)
            || (card.does(Mechanism.CIVILIAN) && type == ModuleType.ACCOMMODATION);
    return scores && pad.readings().paidCards() == PaidCards.VALUE_ALONE;
  }

  private Phase laid(Built built, Laid laid) {
    return named(pad.station(pad.station().changed(built.with(laid))));
  }

  /** The first of the cards seen is told; it is the next one's turn. */
  private static Phase named(Pad pad) {
    List<Colour> seen = pad.unnamed();
    return seen.isEmpty() ? pad : RowSteps.goOn(pad.unnamed(seen.subList(1, seen.size())));
  }

  private static boolean canLie(ResourceCard card, ModuleType type) {
    return card.colour().matches(type)
        || card.does(Mechanism.RESOURCE_SCARCITY)
        || (card.does(Mechanism.BUCKMINSTER_FULLER) && type == ModuleType.ACCOMMODATION);
  }

  /** How many copies lie in the stations already. */
  private long entered(ResourceCard card) {
    return pad.stations().stream()
        .flatMap(station -> station.modules().stream())
        .flatMap(built -> built.cards().stream())
        .filter(card::equals)
        .count();
  }
}

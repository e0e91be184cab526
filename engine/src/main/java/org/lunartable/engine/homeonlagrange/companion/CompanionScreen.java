package org.lunartable.engine.homeonlagrange.companion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.notation.Seats;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.view.Abilities;
import org.lunartable.engine.homeonlagrange.view.CardViews;
import org.lunartable.engine.homeonlagrange.view.Results;
import org.lunartable.engine.homeonlagrange.view.Seating;
import org.lunartable.engine.homeonlagrange.view.Sheets;
import org.lunartable.engine.homeonlagrange.view.Tracks;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/** What the kiosk shows beside printed cards; there are no secrets in it. */
final class CompanionScreen {

  private final CompanionPlay play;
  private final Phase phase;
  private final Seating seating;
  private final List<Step> steps;

  CompanionScreen(CompanionPlay play) {
    this.play = play;
    this.phase = play.phase();
    this.seating = play.seating();
    this.steps = phase.steps();
  }

  Screen screen() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(turn());
    blocks.add(Tracks.of(seating, phase.stations()));
    if (phase.isOver()) {
      blocks.add(Sheets.of(play.standing(), seating, phase.stations()));
    } else if (!phase.row().isEmpty()) {
      blocks.add(driver());
    }
    blocks.add(new Block.Stations(seating.seats().stream().map(this::station).toList()));
    blocks.add(options());
    List<Text> notes = new ArrayList<>(phase.reminders());
    if (play.catalogue().isHouse()) {
      notes.add(Text.of("note.house-catalogue"));
    }
    blocks.add(new Block.Notes(List.copyOf(notes)));
    blocks.add(play.log().log());
    return new Screen(play.id(), blocks);
  }

  private Block turn() {
    if (phase.isOver()) {
      return new Block.Turn(
          Optional.empty(),
          Results.headline(play.standing(), seating),
          Optional.of(Results.word(play.standing())));
    }
    Optional<String> seat =
        phase.seat().isPresent()
            ? Optional.of(Seats.word(phase.seat().getAsInt()))
            : Optional.empty();
    return new Block.Turn(seat, phase.headline(), Optional.empty());
  }

  private List<String> touching(String prefix, String card) {
    return steps.stream()
        .filter(step -> step.card().equals(card) && step.id().contains(prefix))
        .map(Step::id)
        .toList();
  }

  private Block driver() {
    int owned = phase.stations().get(phase.seat().orElse(0)).size();
    return new Block.Cards(
        "driver",
        Text.of("cards.driver"),
        phase.row().stream()
            .map(card -> CardViews.module(card, owned, touching("", card.slug())))
            .toList());
  }

  private Block.Station station(int seat) {
    Station station = phase.stations().get(seat);
    List<Block.Slot> slots = new ArrayList<>();
    for (int place = 0; place < ModuleCard.STATION_SIZE; place++) {
      slots.add(
          place < station.size()
              ? slot(seat, place, station.modules().get(place))
              : new Block.Slot(0, place, "module", Optional.empty(), List.of()));
    }
    List<Text> notes = new ArrayList<>();
    if (!station.isComplete() && !phase.row().isEmpty()) {
      notes.add(Text.of("note.next-price", "number", station.size() + 1));
    }
    notes.addAll(Abilities.of(station));
    boolean active = phase.seat().isPresent() && phase.seat().getAsInt() == seat;
    return new Block.Station(
        Seats.word(seat),
        seating.name(seat),
        active,
        List.copyOf(slots),
        List.of(),
        List.copyOf(notes));
  }

  /** A module with the cards entered, and a back for each one that is not known yet. */
  private Block.Slot slot(int seat, int place, Built built) {
    List<Block.Card> on = new ArrayList<>();
    for (Laid laid : built.laid()) {
      on.add(CardViews.resource(laid.card(), List.of()));
    }
    int unknown = phase.cardsOn(seat, built.module()) - on.size();
    on.addAll(Collections.nCopies(unknown, Block.Card.BACK));
    Block.Card card =
        CardViews.module(
            built.module(), ModuleCard.STATION_SIZE, touching("", built.module().slug()));
    return new Block.Slot(0, place, "module", Optional.of(card), List.copyOf(on));
  }

  private Block options() {
    Map<String, List<Block.Choice>> groups = new LinkedHashMap<>();
    for (Step step : steps) {
      groups
          .computeIfAbsent(step.group(), group -> new ArrayList<>())
          .add(new Block.Choice(step.id(), List.of(), step.label(), Optional.empty()));
    }
    return new Block.Options(
        groups.entrySet().stream()
            .map(group -> new Block.Group(group.getKey(), List.copyOf(group.getValue())))
            .toList());
  }
}

package org.lunartable.engine.homeonlagrange.companion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Keys;
import org.lunartable.engine.cardgame.Results;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cardgame.Trays;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.view.Abilities;
import org.lunartable.engine.homeonlagrange.view.CardViews;
import org.lunartable.engine.homeonlagrange.view.Sheets;
import org.lunartable.engine.homeonlagrange.view.Tracks;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;

/** What the kiosk shows beside printed cards; there are no secrets in it. */
final class CompanionScreen {

  private final CompanionPlay play;
  private final Phase phase;
  private final Chronicle log;
  private final Seating seating;
  private final Keys keys;

  CompanionScreen(CompanionPlay play, Phase phase, Chronicle log) {
    this.play = play;
    this.phase = phase;
    this.log = log;
    this.seating = play.seating();
    this.keys = Keys.of(phase.steps());
  }

  Screen screen() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(turn());
    blocks.add(Tracks.of(seating, phase.stations(), play.readings()));
    if (phase.isOver()) {
      blocks.add(Sheets.of(standing(), seating, phase.stations()));
    } else if (!phase.row().isEmpty()) {
      blocks.add(driver());
    }
    blocks.add(new Block.Stations(seating.seats().stream().map(this::station).toList()));
    blocks.add(keys.block());
    blocks.add(Trays.of(phase.steps()));
    List<Text> notes = new ArrayList<>(phase.reminders());
    if (play.catalogue().isHouse()) {
      notes.add(Text.of("note.house-catalogue"));
    }
    blocks.add(new Block.Notes(List.copyOf(notes)));
    blocks.add(log.log());
    return new Screen(play.id(), blocks);
  }

  private Block turn() {
    if (phase.isOver()) {
      return new Block.Turn(
          Optional.empty(),
          Results.headline(standing().winners(), seating),
          Optional.of(Results.word(standing().winners())));
    }
    Optional<String> seat =
        phase.seat().isPresent()
            ? Optional.of(Seats.word(phase.seat().getAsInt()))
            : Optional.empty();
    return new Block.Turn(seat, phase.headline(), Optional.empty());
  }

  private Standing standing() {
    return play.standing(phase);
  }

  private Block driver() {
    int owned = phase.stations().get(phase.seat().orElse(0)).size();
    return new Block.Cards(
        "driver",
        Text.of("cards.driver"),
        phase.row().stream()
            .map(card -> CardViews.module(card, owned, keys.touching(card.slug())))
            .toList());
  }

  private Block.Station station(int seat) {
    Station station = phase.stations().get(seat);
    List<Block.Slot> slots = new ArrayList<>();
    for (int place = 0; place < ModuleCard.STATION_SIZE; place++) {
      slots.add(
          place < station.size()
              ? slot(seat, place, station.modules().get(place))
              : new Block.Slot(0, place, "module", Optional.empty(), List.of(), List.of()));
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
    phase.unnamedOn(built.module()).forEach(colour -> on.add(CardViews.unnamed(colour)));
    int unknown = phase.cardsOn(seat, built.module()) - on.size();
    on.addAll(Collections.nCopies(Math.max(0, unknown), Block.Card.BACK));
    Block.Card card = CardViews.module(built.module(), ModuleCard.STATION_SIZE, List.of());
    return new Block.Slot(
        0,
        place,
        "module",
        Optional.of(card),
        List.copyOf(on),
        keys.touching(built.module().slug()));
  }
}

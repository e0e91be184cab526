package org.lunartable.engine.homeonlagrange.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Keys;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.view.Abilities;
import org.lunartable.engine.homeonlagrange.view.CardViews;
import org.lunartable.engine.screen.Block;

/** The stations as one viewer sees them; face-down cards only of one's own, or at the end. */
record StationViews(State state, Seating seating, OptionalInt me, Keys choices) {

  Block.Stations block() {
    return new Block.Stations(seating.seats().stream().map(this::station).toList());
  }

  private Block.Station station(int seat) {
    Admiral admiral = state.admiral(seat);
    List<Block.Slot> slots = new ArrayList<>();
    for (int place = 0; place < ModuleCard.STATION_SIZE; place++) {
      slots.add(slot(seat, place, admiral.station()));
    }
    return new Block.Station(
        Seats.word(seat),
        seating.name(seat),
        !state.over() && seat == state.turn().seat(),
        List.copyOf(slots),
        List.of(new Block.Count("hand", admiral.hand().size())),
        Abilities.of(admiral.station()));
  }

  private Block.Slot slot(int seat, int place, Station station) {
    if (place >= station.size()) {
      return new Block.Slot(0, place, "module", Optional.empty(), List.of(), List.of());
    }
    Built built = station.modules().get(place);
    boolean mine = state.over() || (me.isPresent() && me.getAsInt() == seat);
    // No module is in two stations, so this names one place alone.
    List<String> touching = choices.touching(built.module().slug());
    Block.Card card = CardViews.module(built.module(), ModuleCard.STATION_SIZE, List.of());
    List<Block.Card> on =
        built.laid().stream()
            .map(laid -> mine || laid.faceUp() ? open(laid) : Block.Card.BACK)
            .toList();
    return new Block.Slot(0, place, "module", Optional.of(card), on, touching);
  }

  private static Block.Card open(Laid laid) {
    return CardViews.resource(laid.card(), List.of());
  }
}

package org.lunartable.engine.spacelab.companion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.cardgame.RandomGame;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cardgame.ToldGame;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.spacelab.HouseCards;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.play.Table;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.rules.Event;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.rules.SetUp;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Turn.Stage;

/** Dealt games told to the kiosk as if they were played with printed cards. */
@DisplayName("A game of Space Lab with printed cards")
class SameGameTest extends ToldGame {

  private static final int PLAYERS = 3;
  private static final Seating SEATING = new Seating(PLAYERS, 0, Map.of(), 0);
  private static final Table DEALT = new Table(HouseCards.RULES, SEATING, false);

  private State state;

  SameGameTest() {
    super(CompanionPlay.beside("test", HouseCards.CATALOGUE, Readings.USUAL, SEATING, true));
  }

  @Test
  void sl3ToSl10KeepsTheSameStationsHandsTilesAndPointsAsADealtOne() {
    for (int seed = 0; seed < 12; seed++) {
      tellOne(seed, readings(seed));
    }
  }

  /** Any, but that the deck is made anew: that it is used up is told at another moment. */
  private static Readings readings(int seed) {
    Map<String, String> drawn = new HashMap<>(RandomGame.drawnWords(Readings.OPEN, seed));
    drawn.remove("empty-deck");
    return Readings.OPEN.with(drawn);
  }

  private void tellOne(int seed, Readings readings) {
    play = CompanionPlay.beside("test", HouseCards.CATALOGUE, readings, SEATING, true);
    SplittableRandom random = new SplittableRandom(seed);
    state = SetUp.deal(HouseCards.CATALOGUE, readings, PLAYERS, 0, seed);
    while (!state.over()) {
      boolean isSetUp = state.turn().stage() == Stage.TILES;
      List<Action> options = Referee.options(state);
      List<Event> told = new ArrayList<>();
      state = Referee.apply(state, options.get(random.nextInt(options.size())), told::add);
      if (isSetUp && state.turn().stage() != Stage.TILES) {
        state
            .players()
            .forEach(
                player ->
                    Capsule.ALL.forEach(at -> tell(player.station().objective(at).orElseThrow())));
      }
      told.forEach(this::tell);
      if (state.pending() == Pending.Plain.NOTHING) {
        closeTurn();
      }
      if (!state.over()
          && state.turn().stage() != Stage.TILES
          && state.pending() == Pending.Plain.NOTHING) {
        assertThat(seen(play.screen(Viewer.TABLE))).isEqualTo(seen(dealt()));
      }
    }
    assertThat(headline()).isEqualTo("turn.pad-projects");
  }

  private void tell(Objective tile) {
    tile.agencies().forEach(agency -> tell("agency:" + agency.text()));
    tell("speciality:" + tile.speciality().text(), "tile-effect:" + tile.effect().text());
  }

  private void tell(Event event) {
    switch (event.kind()) {
      case TOOK -> tell("draw", "took:" + event.count());
      case RECRUITED -> tell("recruit", "took:" + event.count());
      case PLACED -> place(event.lab().orElseThrow(), event.slot().orElseThrow().text());
      case PROJECT, LAB_DRAWN, LAB_RECRUITED -> tell("did");
      case NO_PROJECT, NO_EFFECT -> tell("none-left");
      case DROPPED -> {
        if (options().contains("cannot-pay")) {
          tell("cannot-pay");
        }
      }
      case PASSED -> tell("pass");
      default -> {
        // The kiosk works it out, or it is nothing that anybody tells.
      }
    }
  }

  private void place(Lab lab, String slot) {
    String question = headline().equals("turn.told-lab-agency") ? "agency:" : "place:";
    tell(question + lab.agency().text(), "speciality:" + lab.speciality().text());
    tell("cost:" + lab.cost(), "points:" + lab.points(), "slot:" + slot);
  }

  /** Whose turn is over by what they hold says so, since the kiosk cannot know. */
  private void closeTurn() {
    for (Optional<String> close = close(); close.isPresent(); close = close()) {
      tell(close.get());
    }
  }

  private Optional<String> close() {
    return state.over() || !isStillOn()
        ? Stream.of("enough", "kept", "skip").filter(options()::contains).findFirst()
        : Optional.empty();
  }

  private boolean isStillOn() {
    return mover().equals(Seats.word(state.turn().seat()));
  }

  private Screen dealt() {
    return DEALT.screen(state, Chronicle.EMPTY, new Viewer(Optional.empty()));
  }

  /** What lies before the players, apart from the keys that are theirs alone. */
  private static List<Object> seen(Screen screen) {
    List<Object> seen = new ArrayList<>();
    screen
        .blocks(Block.Stations.class)
        .flatMap(block -> block.stations().stream())
        .forEach(
            station -> {
              seen.add(station.stock());
              station.slots().forEach(slot -> seen.add(slot.card()));
            });
    screen.blocks(Block.Tracks.class).findFirst().ifPresent(tracks -> seen.add(scores(tracks)));
    return seen;
  }

  private static List<Integer> scores(Block.Tracks tracks) {
    return tracks.tracks().stream().map(Block.Track::score).toList();
  }
}

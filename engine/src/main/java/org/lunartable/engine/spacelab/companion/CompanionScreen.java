package org.lunartable.engine.spacelab.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Keys;
import org.lunartable.engine.cardgame.Results;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cardgame.Trays;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.scoring.Standing;
import org.lunartable.engine.spacelab.view.Sheets;
import org.lunartable.engine.spacelab.view.StationView;
import org.lunartable.engine.spacelab.view.Tracks;

/** What the kiosk shows beside printed cards; there are no secrets in it. */
final class CompanionScreen {

  private final String id;
  private final Phase phase;
  private final Scene scene;
  private final Seating seating;
  private final Chronicle log;
  private final Keys keys;

  CompanionScreen(String id, Phase phase, Chronicle log) {
    this.id = id;
    this.phase = phase;
    this.scene = phase.scene();
    this.seating = scene.seating();
    this.log = log;
    this.keys = Keys.of(phase.steps());
  }

  Screen screen() {
    Standing standing = CompanionPlay.standing(phase);
    List<Block> blocks = new ArrayList<>();
    blocks.add(turn(standing));
    blocks.add(
        Tracks.of(
            seating,
            phase.isOver()
                ? standing.scores()
                : scene.sides().stream().map(Side::openScore).toList()));
    if (phase.isOver()) {
      blocks.add(Sheets.of(standing, seating));
    }
    blocks.add(new Block.Stations(seating.seats().stream().map(this::station).toList()));
    blocks.add(keys.block());
    blocks.add(Trays.of(phase.steps()));
    blocks.add(notes());
    blocks.add(log.log());
    return new Screen(id, blocks);
  }

  private Block turn(Standing standing) {
    if (phase.isOver()) {
      List<Integer> winners = standing.winners();
      return new Block.Turn(
          Optional.empty(), Results.headline(winners, seating), Optional.of(Results.word(winners)));
    }
    Optional<String> seat =
        phase.seat().isPresent()
            ? Optional.of(Seats.word(phase.seat().getAsInt()))
            : Optional.empty();
    return new Block.Turn(seat, phase.headline(), Optional.empty());
  }

  private Block.Station station(int seat) {
    Side side = scene.sides().get(seat);
    boolean active = phase.seat().isPresent() && phase.seat().getAsInt() == seat;
    StationView view = new StationView(side.station(), scene.bonuses(), active ? keys : Keys.NONE);
    List<Block.Count> stock =
        List.of(
            new Block.Count("hand", side.hand()), new Block.Count("projects", side.projectCount()));
    return new Block.Station(
        Seats.word(seat), seating.name(seat), active, view.slots(), stock, List.of());
  }

  private Block notes() {
    List<Text> notes = new ArrayList<>(scene.reminders());
    if (scene.turn().discount() > 0) {
      notes.add(Text.of("effect.discount"));
    }
    if (scene.ender().isPresent() && !phase.isOver()) {
      notes.add(Text.of("note.last-round"));
    }
    if (scene.catalogue().isHouse()) {
      notes.add(Text.of("note.house-bonuses"));
    }
    return new Block.Notes(List.copyOf(notes));
  }
}

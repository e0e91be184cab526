package org.lunartable.engine.spacelab.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.lunartable.engine.cardgame.Keys;
import org.lunartable.engine.cardgame.Results;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.scoring.Score;
import org.lunartable.engine.spacelab.scoring.Standing;
import org.lunartable.engine.spacelab.state.Player;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.view.CardViews;
import org.lunartable.engine.spacelab.view.Sheets;
import org.lunartable.engine.spacelab.view.StationView;
import org.lunartable.engine.spacelab.view.Tracks;

/**
 * Composes what one viewer may see. Open to all: stations, objectives, the recruitment centre,
 * cards that are turned up, the bonus tiles, the sizes of decks and hands, the number of projects.
 * A hand, projects and projects being chosen from are for their player only, until the final score
 * (SL-14); so are the choices, since they name the hand.
 */
final class FullScreen {

  private static final Comparator<Lab> ORDER =
      Comparator.comparing(Lab::agency).thenComparing(Lab::cost).thenComparing(Lab::slug);

  private final Table table;
  private final State state;
  private final Chronicle log;
  private final Seating seating;
  private final OptionalInt me;
  private final Keys keys;
  private final Keys later;

  FullScreen(Table table, State state, Chronicle log, Viewer viewer) {
    this.table = table;
    this.state = state;
    this.log = log;
    this.seating = table.seating();
    this.me = seating.shownTo(viewer, table.oneScreen(), state.turn().seat());
    this.keys = decides() ? Choices.of(state) : Keys.NONE;
    this.later = decides() ? Choices.later(state) : Keys.NONE;
  }

  /** Whether there is something to choose: what the computer may do is shown to nobody. */
  private boolean decides() {
    boolean isMine = me.isPresent() && me.getAsInt() == state.turn().seat();
    return isMine && !state.over() && !isComputers();
  }

  private boolean isComputers() {
    return !state.over() && seating.isComputer(state.turn().seat());
  }

  Screen screen() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(turn());
    blocks.add(Tracks.of(seating, openScores()));
    if (state.over()) {
      blocks.add(Sheets.of(Standing.of(state), seating));
    }
    addApart(blocks);
    me.ifPresent(seat -> addOwn(state.player(seat), blocks));
    blocks.add(new Block.Stations(order().stream().map(this::station).toList()));
    me.ifPresent(seat -> addProjects(state.player(seat), blocks));
    if (!state.stock().centre().isEmpty() && !state.over()) {
      blocks.add(centre());
    }
    blocks.add(keys.block());
    if (!later.all().isEmpty()) {
      blocks.add(later.later());
    }
    blocks.add(notes());
    blocks.add(log.log());
    return new Screen(table.rules().game(), blocks);
  }

  private List<Score> openScores() {
    return state.over()
        ? Standing.of(state).scores()
        : state.players().stream().map(one -> Score.of(one.station(), List.of())).toList();
  }

  /** The viewer's own seat first. */
  private List<Integer> order() {
    int players = state.players().size();
    int first = table.oneScreen() ? 0 : me.orElse(0);
    return seating.seats().stream().map(seat -> (seat + first) % players).toList();
  }

  private Block turn() {
    if (state.over()) {
      List<Integer> winners = Standing.of(state).winners();
      return new Block.Turn(
          Optional.empty(), Results.headline(winners, seating), Optional.of(Results.word(winners)));
    }
    int seat = state.turn().seat();
    Text headline =
        isComputers()
            ? Text.of("turn.companion", "seat", seating.said(seat))
            : state.pending().match(new Headline(state, seating));
    return new Block.Turn(Optional.of(Seats.word(seat)), headline, Optional.empty(), isComputers());
  }

  /** Cards that lie apart while somebody decides: lab cards face up, projects for one alone. */
  private void addApart(List<Block> blocks) {
    if (!state.pending().labs().isEmpty()) {
      blocks.add(cards("turned-up", state.pending().labs(), this::byAgency));
    }
    if (decides() && !state.pending().projects().isEmpty()) {
      blocks.add(
          new Block.Cards(
              "seen",
              Text.of("cards.projects-drawn"),
              state.pending().projects().stream()
                  .map(one -> CardViews.project(one, keys.touching(one.slug())))
                  .toList()));
    }
  }

  private Block.Card byAgency(Lab lab) {
    return CardViews.lab(lab, keys.touching(lab.agency().text()));
  }

  private static Block cards(String id, List<Lab> labs, Function<Lab, Block.Card> view) {
    return new Block.Cards(id, Text.of("cards." + id), labs.stream().map(view).toList());
  }

  /** What only the player sees: the objectives still to be put down are few and open. */
  private void addOwn(Player player, List<Block> blocks) {
    if (!player.tiles().isEmpty()) {
      blocks.add(
          new Block.Cards(
              "tiles",
              Text.of("cards.tiles"),
              player.tiles().stream()
                  .map(tile -> CardViews.tile(tile, keys.touching(tile.slug())))
                  .toList()));
    }
    if (!player.hand().isEmpty() && player.tiles().isEmpty() && !state.over()) {
      blocks.add(
          cards(
              "hand",
              player.hand().stream().sorted(ORDER).toList(),
              lab -> CardViews.lab(lab, keys.and(later).touching(lab.slug()))));
    }
  }

  /** Below the stations: they are kept, and nothing is done with them. */
  private void addProjects(Player player, List<Block> blocks) {
    if (!player.projects().isEmpty() && !state.over()) {
      blocks.add(
          new Block.Cards(
              "projects",
              Text.of("cards.projects"),
              player.projects().stream()
                  .map(project -> CardViews.project(project, List.of()))
                  .toList()));
    }
  }

  private Block centre() {
    return cards(
        "centre",
        state.stock().centre(),
        lab -> {
          List<String> touched = new ArrayList<>(keys.touching(Choices.inCentre(lab)));
          boolean taking = !state.pending().labs().isEmpty();
          touched.addAll(taking ? List.of() : keys.touching(lab.agency().text()));
          return CardViews.lab(lab, List.copyOf(touched));
        });
  }

  private Block.Station station(int seat) {
    Player player = state.player(seat);
    boolean active = !state.over() && seat == state.turn().seat();
    StationView view =
        new StationView(
            player.station(), state.stock().bonuses(), active ? keys.and(later) : Keys.NONE);
    return new Block.Station(
        Seats.word(seat),
        seating.name(seat),
        active,
        view.slots(),
        List.of(
            new Block.Count("hand", player.hand().size()),
            new Block.Count("projects", player.projects().size())),
        List.of());
  }

  private Block notes() {
    List<Text> notes = new ArrayList<>();
    if (!state.over()) {
      notes.add(
          Text.of(
              "note.lab-decks",
              "labs",
              state.stock().labs().deck().size(),
              "projects",
              state.stock().projects().size()));
      if (state.ender().isPresent()) {
        notes.add(Text.of("note.last-round"));
      }
      if (state.turn().discount() > 0) {
        notes.add(Text.of("effect.discount"));
      }
    }
    if (table.rules().catalogue().isHouse()) {
      notes.add(Text.of("note.house-catalogue"));
    }
    return new Block.Notes(List.copyOf(notes));
  }
}

package org.lunartable.engine.spacelab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.spacelab.cards.Capsule;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.cards.Objective;
import org.lunartable.engine.spacelab.cards.Project;
import org.lunartable.engine.spacelab.notation.MoveText;
import org.lunartable.engine.spacelab.rules.Event;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.scoring.Score;
import org.lunartable.engine.spacelab.scoring.Standing;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Player;
import org.lunartable.engine.spacelab.state.Readings;
import org.lunartable.engine.spacelab.state.Slot;
import org.lunartable.engine.spacelab.state.State;
import org.lunartable.engine.spacelab.state.Station;
import org.lunartable.engine.spacelab.state.Turn;

/**
 * A table of Space Lab written as text, with orange to act. A line for each player has the labs
 * ({@code up-left=red-pilot-0-1}) and objectives ({@code left@red-red-blue-pilot-projects}), a
 * colon and the hand, a slash and the projects. The lines {@code centre}, {@code deck} (top card
 * first), {@code discard}, {@code projects} (top card first) and {@code left}, {@code
 * centre-stack}, {@code right} (bonus tiles) name what lies there; what is left out is that of the
 * house catalogue.
 */
public final class LabTable {

  private State state;
  private final List<Event> events = new ArrayList<>();

  private LabTable(State state) {
    this.state = state;
  }

  public static LabTable of(String text) {
    return of(text, Map.of());
  }

  /** The same with other readings of the rules, by their words. */
  public static LabTable of(String text, Map<String, String> readings) {
    return new LabTable(Referee.resume(new Reader(text).state(Readings.OPEN.with(readings))));
  }

  /** Does these moves; each must be allowed. */
  public LabTable play(String... moves) {
    for (String move : moves) {
      assertThat(options()).as("options before " + move).contains(move);
      events.clear();
      state =
          Referee.apply(
              state, MoveText.read(move, HouseCards.CATALOGUE).orElseThrow(), events::add);
    }
    return this;
  }

  /** What may be done now, written as moves. */
  public List<String> options() {
    return Referee.options(state).stream().map(MoveText::write).toList();
  }

  public State state() {
    return state;
  }

  /** The kinds of what the last move brought, in order. */
  public List<Event.Kind> happened() {
    return events.stream().map(Event::kind).toList();
  }

  public Player player(String seat) {
    return state.player(Seats.parse(seat, state.players().size()).orElseThrow());
  }

  public List<String> hand(String seat) {
    return player(seat).hand().stream().map(Lab::slug).toList();
  }

  public List<String> projects(String seat) {
    return player(seat).projects().stream().map(Project::slug).toList();
  }

  public List<String> centre() {
    return state.stock().centre().stream().map(Lab::slug).toList();
  }

  /** The newest last. */
  public List<String> discard() {
    return state.stock().labs().discard().stream().map(Lab::slug).toList();
  }

  public String mover() {
    return Seats.word(state.turn().seat());
  }

  public Score score(String seat) {
    Standing standing = Standing.of(state);
    return standing.scores().get(Seats.parse(seat, state.players().size()).orElseThrow());
  }

  private static final class Reader {

    private final List<Player> players = new ArrayList<>();
    private List<Lab> deck = HouseCards.CATALOGUE.labs();
    private List<Lab> discard = List.of();
    private List<Lab> centre = List.of();
    private List<Project> projects = HouseCards.CATALOGUE.projects();
    private List<List<Integer>> bonuses =
        Capsule.ALL.stream().map(HouseCards.CATALOGUE::bonuses).toList();

    Reader(String text) {
      text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(this::line);
    }

    private void line(String line) {
      String[] parts = line.split("\\s+", 2);
      String rest = parts.length > 1 ? parts[1] : "";
      switch (parts[0]) {
        case "centre" -> centre = labs(rest);
        case "deck" -> deck = reversed(labs(rest));
        case "discard" -> discard = labs(rest);
        case "projects" -> projects = reversed(projects(rest));
        case "left" -> stack(Capsule.LEFT, rest);
        case "centre-stack" -> stack(Capsule.CENTRE, rest);
        case "right" -> stack(Capsule.RIGHT, rest);
        default -> {
          assertThat(parts[0]).isEqualTo(Seats.word(players.size()));
          players.add(player(rest));
        }
      }
    }

    private void stack(Capsule capsule, String points) {
      List<Integer> stack = words(points).stream().map(Integer::valueOf).toList();
      bonuses = Lists.with(bonuses, capsule.place(), stack);
    }

    private static Player player(String text) {
      String[] parts = (text + " ").split(":", 2);
      Station station = Station.EMPTY;
      for (String word : words(parts[0])) {
        station = word.contains("=") ? lab(station, word) : tile(station, word);
      }
      String[] held = (parts.length < 2 ? " " : parts[1] + " ").split("/", 2);
      List<Project> projects = held.length < 2 ? List.of() : projects(held[1]);
      return new Player(station, labs(held[0]), projects, List.of());
    }

    private static Station lab(Station station, String word) {
      String[] both = word.split("=", 2);
      return station.with(Slot.parse(both[0]).orElseThrow(), Lab.parse(both[1]).orElseThrow());
    }

    private static Station tile(Station station, String word) {
      String[] both = word.split("@", 2);
      return station.with(
          Capsule.parse(both[0]).orElseThrow(), Objective.parse(both[1]).orElseThrow());
    }

    private static List<String> words(String text) {
      return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    }

    private static List<Lab> labs(String text) {
      return words(text).stream().map(word -> Lab.parse(word).orElseThrow()).toList();
    }

    private static List<Project> projects(String text) {
      return words(text).stream()
          .map(word -> HouseCards.CATALOGUE.project(word).orElseThrow())
          .toList();
    }

    private static <T> List<T> reversed(List<T> list) {
      List<T> reversed = new ArrayList<>(list);
      Collections.reverse(reversed);
      return List.copyOf(reversed);
    }

    State state(Readings readings) {
      return new State(
          List.copyOf(players),
          new State.Stock(new Piles<>(deck, discard), centre, projects, bonuses),
          new Turn(0, 1, Turn.Stage.ACT, 0, 0),
          Pending.Plain.NOTHING,
          OptionalInt.empty(),
          new Chance(1),
          false,
          readings);
    }
  }
}

package org.lunartable.engine.homeonlagrange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.cards.Chance;
import org.lunartable.engine.cards.Lists;
import org.lunartable.engine.cards.Piles;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.notation.MoveText;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Event;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.scoring.Score;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.homeonlagrange.state.Turn;

/**
 * A table of cards written as text, with orange to act. A line for each player has the modules,
 * each with the cards on it in brackets (a face-up one with an exclamation mark), a colon and the
 * hand. The lines {@code driver}, {@code deck} (top card first) and {@code discard} name what lies
 * there; all other cards of the house catalogue are below the deck.
 */
final class CardTable {

  private State state;
  private final List<Event> events = new ArrayList<>();

  private CardTable(State state) {
    this.state = state;
  }

  static CardTable of(String text) {
    return of(text, Map.of());
  }

  /** The same with other readings of the rules, by their words. */
  static CardTable of(String text, Map<String, String> readings) {
    return new CardTable(new Reader(text).state(Readings.OPEN.with(readings)));
  }

  /** Two players, other readings of the rules, and cards to buy and to draw. */
  static CardTable two(Map<String, String> readings, String orange, String green) {
    return of(
        "orange "
            + orange
            + "\ngreen "
            + green
            + """

            driver observatory city-hall mall hostel
            deck   thesis film-night roof-garden ice-tanker cargo-lift
            """,
        readings);
  }

  /** Another seed for what is still to be drawn. */
  CardTable seed(long seed) {
    state = state.chance(new Chance(seed));
    return this;
  }

  /** Does these moves; each must be allowed. */
  CardTable play(String... moves) {
    for (String move : moves) {
      Action action = action(move);
      assertThat(options()).as("options before " + move).contains(move);
      events.clear();
      state = Referee.apply(state, action, events::add);
    }
    return this;
  }

  private Action action(String move) {
    return MoveText.read(move, HouseCards.CATALOGUE, state.players())
        .orElseThrow(() -> new IllegalArgumentException("not a move: " + move));
  }

  /** What may be done now, written as moves. */
  List<String> options() {
    return Referee.options(state).stream().map(MoveText::write).toList();
  }

  State state() {
    return state;
  }

  /** The kinds of what the last move brought, in order. */
  List<Event.Kind> happened() {
    return events.stream().map(Event::kind).toList();
  }

  /** The station as it would be written. */
  String station(String seat) {
    StringBuilder text = new StringBuilder();
    for (Built built : admiral(seat).station().modules()) {
      text.append(text.length() == 0 ? "" : " ").append(built.module().slug());
      if (!built.laid().isEmpty()) {
        text.append(
            built.laid().stream().map(CardTable::laid).toList().toString().replace(" ", ""));
      }
    }
    return text.toString();
  }

  private static String laid(Laid laid) {
    return laid.card().slug() + (laid.faceUp() ? "!" : "");
  }

  List<String> hand(String seat) {
    return admiral(seat).hand().stream().map(ResourceCard::slug).toList();
  }

  /** The newest last. */
  List<String> discard() {
    return state.resources().discard().stream().map(ResourceCard::slug).toList();
  }

  List<String> driver() {
    return state.driver().stream().map(ModuleCard::slug).toList();
  }

  /** The top card first. */
  List<String> deck(int cards) {
    List<ResourceCard> deck = state.resources().deck();
    List<String> top = new ArrayList<>();
    for (int i = 1; i <= cards; i++) {
      top.add(deck.get(deck.size() - i).slug());
    }
    return top;
  }

  String decider() {
    return Seats.word(state.decider());
  }

  String mover() {
    return Seats.word(state.turn().seat());
  }

  Score score(String seat) {
    return Score.of(admiral(seat).station(), state.readings());
  }

  Admiral admiral(String seat) {
    return state.admiral(Seats.parse(seat, state.players()).orElseThrow());
  }

  /** Reads the text and leaves every card of the catalogue in exactly one place. */
  private static final class Reader {

    private List<ResourceCard> resources = HouseCards.CATALOGUE.resources();
    private List<ModuleCard> modules = HouseCards.CATALOGUE.modules();
    private final List<Admiral> admirals = new ArrayList<>();
    private List<ModuleCard> driver = List.of();
    private List<ResourceCard> top = List.of();
    private List<ResourceCard> discard = List.of();
    private boolean nothingBelow;

    Reader(String text) {
      text.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(this::line);
    }

    private void line(String line) {
      String[] parts = line.split("\\s+", 2);
      String rest = parts.length > 1 ? parts[1] : "";
      switch (parts[0]) {
        case "driver" -> driver = words(rest).stream().map(this::module).toList();
        case "deck" -> top = words(rest).stream().map(this::card).toList();
        case "deck-only" -> {
          top = words(rest).stream().map(this::card).toList();
          nothingBelow = true;
        }
        case "discard" -> discard = words(rest).stream().map(this::card).toList();
        default -> {
          assertThat(parts[0]).isEqualTo(Seats.word(admirals.size()));
          admirals.add(admiral(rest));
        }
      }
    }

    private Admiral admiral(String text) {
      String[] parts = (text + " ").split(":", 2);
      List<Built> station = new ArrayList<>();
      for (String word : words(parts[0])) {
        String[] built = word.replace("]", "").split("\\[", 2);
        List<Laid> laid = new ArrayList<>();
        if (built.length > 1) {
          for (String card : built[1].split(",", -1)) {
            laid.add(new Laid(card(card.replace("!", "")), card.endsWith("!")));
          }
        }
        station.add(new Built(module(built[0]), List.copyOf(laid)));
      }
      List<ResourceCard> hand =
          parts.length < 2 ? List.of() : words(parts[1]).stream().map(this::card).toList();
      return new Admiral(new Station(List.copyOf(station)), hand);
    }

    private static List<String> words(String text) {
      return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    }

    private ResourceCard card(String slug) {
      ResourceCard card = HouseCards.card(slug);
      resources = Lists.minus(resources, card);
      return card;
    }

    private ModuleCard module(String slug) {
      ModuleCard module = HouseCards.module(slug);
      modules = Lists.minus(modules, module);
      return module;
    }

    State state(Readings readings) {
      List<ResourceCard> deck = new ArrayList<>(nothingBelow ? List.of() : resources);
      for (int i = top.size() - 1; i >= 0; i--) {
        deck.add(top.get(i));
      }
      State begun =
          new State(
              List.copyOf(admirals),
              new Piles<>(List.copyOf(deck), discard),
              new Piles<>(modules, List.of()),
              driver,
              Turn.first(0),
              Pending.Nothing.NONE,
              Optional.empty(),
              new Chance(1),
              false,
              readings);
      return Referee.resume(begun);
    }
  }
}

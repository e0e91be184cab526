package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Diagram;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.notation.ActionText;
import org.lunartable.engine.notation.NotationProblem;
import org.lunartable.engine.notation.PositionReader;

/**
 * A drawn position with the referee beside it, for tests that read like the rules page. Immutable:
 * every move leads to another table.
 */
public final class Table {

  private static final ObjectMapper RELAXED_JSON =
      JsonMapper.builder()
          .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
          .enable(JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES)
          .build();

  private final Referee referee;
  private final Position position;
  private final List<Event> events;

  private Table(Referee referee, Position position, List<Event> events) {
    this.referee = referee;
    this.position = position;
    this.events = events;
  }

  /** A position of the printed rules: the notation's keys and board, or the rows alone. */
  public static Table draw(String text) {
    return draw(Rules.CLASSIC, text);
  }

  /** A position of house rules: the notation's keys and board, or the rows alone. */
  public static Table draw(Rules rules, String text) {
    String whole = text.contains("board:") ? text : "board:\n" + text;
    try {
      return new Table(new Referee(rules), PositionReader.read(whole, rules), List.of());
    } catch (NotationProblem e) {
      throw new AssertionError(e.where() + ": " + e.getMessage(), e);
    }
  }

  /** The position before the first turn, in which orange plays first. */
  public static Table start(Rules rules) {
    return new Table(new Referee(rules), rules.start(Side.ORANGE), List.of());
  }

  /** House rules without outer braces and double quotes: {@code "points: {target: 3}"}. */
  public static Rules rules(String json) {
    try {
      return readRules(json);
    } catch (BadSetup e) {
      throw new AssertionError(e.getMessage(), e);
    }
  }

  /** Reads house rules as {@link #rules}, for tests of refusals. */
  static Rules readRules(String json) throws BadSetup {
    try {
      return RulesReader.read(
          RELAXED_JSON.readValue("{" + json + "}", new TypeReference<Map<String, Object>>() {}));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e.getMessage(), e);
    }
  }

  public Referee referee() {
    return referee;
  }

  public Position position() {
    return position;
  }

  /** What the last action brought. */
  public List<Event> events() {
    return events;
  }

  /** The same with the die showing these tiles, with commas between. */
  public Table rolled(String colours) {
    List<TileColour> tiles =
        Arrays.stream(colours.split(", ", -1)).map(c -> TileColour.parse(c).orElseThrow()).toList();
    return new Table(referee, referee.roll(position, tiles), List.of());
  }

  /** After these actions, each of them legal. */
  public Table after(String... actions) {
    Table table = this;
    for (String text : actions) {
      Verdict verdict = referee.take(table.position, action(text));
      assertThat(verdict).as(text).isInstanceOf(Verdict.Accepted.class);
      Verdict.Accepted accepted = (Verdict.Accepted) verdict;
      table = new Table(referee, accepted.position(), accepted.events());
    }
    return table;
  }

  /** After an exception that the players agreed on. */
  public Table afterAgreed(String text) {
    Verdict verdict = referee.takeAgreed(position, action(text));
    assertThat(verdict).as(text).isInstanceOf(Verdict.Accepted.class);
    Verdict.Accepted accepted = (Verdict.Accepted) verdict;
    return new Table(referee, accepted.position(), accepted.events());
  }

  /** The texts of the legal actions that start so; all of them for an empty text. */
  public List<String> options(String start) {
    return referee.options(position).stream()
        .map(Action::text)
        .filter(text -> text.startsWith(start))
        .toList();
  }

  public Table assertLegal(String... actions) {
    assertThat(options("")).contains(actions);
    for (String text : actions) {
      assertThat(referee.refusal(position, action(text))).as(text).isEmpty();
    }
    return this;
  }

  public Table assertRefused(String text, String rule) {
    assertThat(options("")).doesNotContain(text);
    Verdict verdict = referee.take(position, action(text));
    assertThat(verdict).as(text).isInstanceOf(Verdict.Rejected.class);
    assertThat(((Verdict.Rejected) verdict).why().rule()).as(text).isEqualTo(rule);
    return this;
  }

  /** All legal actions, in the notation's order. */
  public Table assertOptions(String... actions) {
    assertThat(options("")).containsExactly(actions);
    return this;
  }

  public Table assertScore(int orange, int green) {
    assertThat(position.score()).isEqualTo(new Tally(orange, green));
    return this;
  }

  public Table assertTurn(String turn) {
    assertThat(position.turn().text()).isEqualTo(turn);
    return this;
  }

  public Table assertQuiet(int turns) {
    assertThat(position.quiet()).isEqualTo(turns);
    return this;
  }

  /** How the game has ended: {@code orange}, {@code green}, {@code draw} or {@code goes on}. */
  public Table assertEnding(String ending) {
    assertThat(referee.ending(position).map(Ending::text).orElse("goes on")).isEqualTo(ending);
    return this;
  }

  public Table assertBoard(String rows) {
    assertThat(Diagram.write(position.board())).isEqualTo(rows);
    return this;
  }

  /** What stands at a place, as the notation's character. */
  public Table assertAt(String place, char letter) {
    Place at = Place.of(place);
    Content content = position.board().at(at);
    assertThat(content.letterAt(at)).as(place).isEqualTo(letter);
    return this;
  }

  /** The enclosed areas with their owners: {@code "b2 orange"}, {@code "d4 open"} if not scored. */
  public Table assertStations(String... stations) {
    assertThat(
            referee.stations(position).stream()
                .map(s -> s.station().first() + " " + s.owner().map(Owner::text).orElse("open")))
        .containsExactly(stations);
    return this;
  }

  /** The station whose first space this is. */
  public StationView station(String first) {
    return referee.stations(position).stream()
        .filter(view -> view.station().first().equals(Place.of(first)))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no station at " + first));
  }

  private static Action action(String text) {
    return ActionText.parse(text).orElseThrow(() -> new AssertionError(text + " is no action"));
  }
}

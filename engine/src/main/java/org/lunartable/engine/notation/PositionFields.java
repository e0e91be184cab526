package org.lunartable.engine.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.enclosure.Enclosure;
import org.lunartable.engine.enclosure.Region;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Owner;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Roll;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Scored;
import org.lunartable.engine.lunarcommand.SetUp;
import org.lunartable.engine.lunarcommand.Stock;
import org.lunartable.engine.lunarcommand.Tally;
import org.lunartable.engine.lunarcommand.Turn;

/** The values of a position's keys. */
final class PositionFields {

  private static final int MOST_POINTS = 9999;
  private static final int MOST_WALLS = 200;
  private static final int MOST_COLOURED = 50;
  private static final int MOST_BUILT = 999;

  private final Map<String, SourceLine> values;
  private final Rules rules;

  PositionFields(Map<String, SourceLine> values, Rules rules) {
    this.values = values;
    this.rules = rules;
  }

  Position position(Board board) throws NotationProblem {
    return new Position(
        board,
        turn(),
        tally("score", MOST_POINTS),
        stock(),
        tally("built", MOST_BUILT),
        values.containsKey("quiet") ? number(values.get("quiet"), 0, Position.MOST_QUIET) : 0,
        roll(),
        scored(board),
        start(board));
  }

  private Turn turn() throws NotationProblem {
    boolean team = rules.variants().team();
    SourceLine value = values.get("turn");
    if (value == null) {
      return Turn.first(Side.ORANGE, team);
    }
    for (Side side : Side.values()) {
      for (int member = team ? 1 : 0; member <= (team ? 2 : 0); member++) {
        Turn turn = new Turn(side, member);
        if (turn.text().equals(value.text())) {
          return turn;
        }
      }
    }
    throw value.problem(
        "'"
            + value.text()
            + "' has no turn; it is "
            + (team ? "orange 1, orange 2, green 1 or green 2" : "orange or green"));
  }

  private Tally tally(String key, int most) throws NotationProblem {
    Map<String, Integer> items = items(key, Set.of("orange", "green"), most);
    return new Tally(items.getOrDefault("orange", 0), items.getOrDefault("green", 0));
  }

  private Stock stock() throws NotationProblem {
    Map<String, Integer> walls = items("stock", Set.of("straight", "square"), MOST_WALLS);
    return new Stock(
        walls.getOrDefault("straight", rules.pieces().straight()),
        walls.getOrDefault("square", rules.pieces().square()),
        coloured("stock orange"),
        coloured("stock green"));
  }

  private Stock.Coloured coloured(String key) throws NotationProblem {
    Map<String, Integer> items = items(key, Set.of("dome", "airlock", "antenna"), MOST_COLOURED);
    return new Stock.Coloured(
        items.getOrDefault("dome", rules.pieces().dome()),
        items.getOrDefault("airlock", rules.pieces().airlock()),
        items.getOrDefault("antenna", rules.pieces().antenna()));
  }

  private Roll roll() throws NotationProblem {
    SourceLine value = values.get("roll");
    SourceLine steps = values.get("steps");
    if (value == null) {
      if (steps != null) {
        throw steps.problem("steps are left only after a roll; the key 'roll' is missing");
      }
      return Roll.NONE;
    }
    Roll roll = Roll.of(colours(value));
    if (steps == null) {
      return roll;
    }
    int most = rules.spacewalk().steps() - 1;
    if (most < 1) {
      throw steps.problem("a spacewalk of one step has none left in its middle");
    }
    return new Roll(roll.colours(), number(steps, 1, most), false);
  }

  /** One to four tile colours between commas. */
  static List<TileColour> colours(SourceLine value) throws NotationProblem {
    List<TileColour> colours = new ArrayList<>();
    for (SourceLine part : value.parts(',')) {
      colours.add(
          TileColour.parse(part.text())
              .orElseThrow(() -> part.problem("'" + part.text() + "' is no tile colour")));
    }
    if (colours.size() > 4) {
      throw value.problem("a face has at most four tiles, not " + colours.size());
    }
    return colours;
  }

  private Scored scored(Board board) throws NotationProblem {
    Scored scored = Scored.none();
    SourceLine value = values.get("stations");
    if (value == null) {
      return scored;
    }
    List<Region> enclosed = Enclosure.stations(board);
    for (Map.Entry<SourceLine, Owner> entry : placed(value, Owner::parse).entrySet()) {
      Place first = Place.of(entry.getKey().text());
      Region station =
          enclosed.stream()
              .filter(region -> region.first().equals(first))
              .findFirst()
              .orElseThrow(
                  () -> entry.getKey().problem(first + " is not the first space of a station"));
      scored = scored.with(station, entry.getValue());
    }
    return scored;
  }

  private SortedMap<Place, Side> start(Board board) throws NotationProblem {
    SourceLine value = values.get("start");
    if (value == null) {
      return SetUp.cornerDomes(board.lattice());
    }
    SortedMap<Place, Side> start = new TreeMap<>();
    if (value.text().isEmpty()) {
      return start; // a set-up without any, as written
    }
    for (Map.Entry<SourceLine, Side> entry : placed(value, PositionFields::side).entrySet()) {
      Place slot = Place.of(entry.getKey().text());
      Side side = entry.getValue();
      if (!board.lattice().contains(slot) || board.at(slot) != Content.dome(side)) {
        throw entry.getKey().problem("there is no " + side.text() + " dome at " + slot);
      }
      start.put(slot, side);
    }
    return start;
  }

  static Optional<Side> side(String text) {
    return Owner.parse(text).flatMap(Owner::side);
  }

  private interface Words<T> {
    Optional<T> parse(String text);
  }

  /** Entries like {@code d4 orange}, each place once. */
  private static <T> Map<SourceLine, T> placed(SourceLine value, Words<T> words)
      throws NotationProblem {
    Map<SourceLine, T> entries = new LinkedHashMap<>();
    for (SourceLine part : value.parts(',')) {
      List<SourceLine> pair = part.words();
      if (pair.size() != 2 || Place.parse(pair.get(0).text()).isEmpty()) {
        throw part.problem("'" + part.text() + "' is not a place and a colour, as in 'd4 orange'");
      }
      SourceLine place = pair.get(0);
      if (entries.keySet().stream().anyMatch(known -> known.text().equals(place.text()))) {
        throw place.problem(place.text() + " stands here a second time");
      }
      SourceLine word = pair.get(1);
      entries.put(
          place,
          words
              .parse(word.text())
              .orElseThrow(() -> word.problem("'" + word.text() + "' is no colour to stand here")));
    }
    return entries;
  }

  /** Items like {@code dome 5}, each at most once. */
  private Map<String, Integer> items(String key, Set<String> known, int most)
      throws NotationProblem {
    Map<String, Integer> items = new LinkedHashMap<>();
    SourceLine value = values.get(key);
    if (value == null) {
      return items;
    }
    for (SourceLine part : value.parts(',')) {
      List<SourceLine> pair = part.words();
      if (pair.size() != 2 || !known.contains(pair.get(0).text())) {
        String example = known.stream().sorted().findFirst().orElseThrow();
        throw part.problem(
            "'" + part.text() + "' is not a known word and a number, as in '" + example + " 3'");
      }
      if (items.put(pair.get(0).text(), number(pair.get(1), 0, most)) != null) {
        throw part.problem("'" + pair.get(0).text() + "' stands here a second time");
      }
    }
    return items;
  }

  private static int number(SourceLine value, int least, int most) throws NotationProblem {
    boolean digits =
        !value.text().isEmpty()
            && value.text().length() <= 4
            && value.text().chars().allMatch(c -> c >= '0' && c <= '9');
    int number = digits ? Integer.parseInt(value.text()) : -1;
    if (number < least || number > most) {
      throw value.problem(
          "'" + value.text() + "' is not a whole number from " + least + " to " + most);
    }
    return number;
  }
}

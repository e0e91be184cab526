package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.lunartable.engine.enclosure.Enclosure;
import org.lunartable.engine.enclosure.SlowEnclosure;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.notation.NotationProblem;
import org.lunartable.engine.notation.PositionReader;
import org.lunartable.engine.notation.PositionWriter;

@Label("Random games by random house rules")
class RandomGamesTest {

  private static final int SAMPLES = 4;

  @Label("No legal action is refused, every game ends, nothing is lost on the way")
  @StatisticsReport(onFailureOnly = true)
  @Property(tries = 120, seed = "44", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void everyGameHoldsTogether(@ForAll long seed) throws NotationProblem {
    Random random = new Random(seed);
    Rules rules = random.nextInt(10) == 0 ? Rules.CLASSIC : RandomHouse.rules(random);
    RandomGame game = new RandomGame(random, rules);
    Set<String> happened = new HashSet<>();
    Position end =
        game.play(
            (before, action, after) -> {
              checkOptions(game, before);
              checkText(before, rules);
              checkSlowDefinitions(before, rules);
              checkStep(before, after, rules);
              after.events().forEach(event -> happened.add(event.getClass().getSimpleName()));
              happened.add(action.getClass().getSimpleName());
            });
    checkText(end, rules);
    assertThat(game.referee().options(end)).isEmpty();
    happened.forEach(what -> Statistics.label("games with").collect(what));
    Statistics.label("games with")
        .coverage(
            coverage -> {
              coverage.check("StationScored").count(count -> count > 60);
              coverage.check("WalkedIn").count(count -> count > 10);
              coverage.check("Abduct").count(count -> count > 20);
              coverage.check("Pass").count(count -> count > 20);
            });
  }

  /** Options are sorted, unique and accepted; whatever is not among them is refused. */
  private static void checkOptions(RandomGame game, Position position) {
    List<Action> options = game.referee().options(position);
    for (int i = 1; i < options.size(); i++) {
      assertThat(Action.ORDER.compare(options.get(i - 1), options.get(i))).isNegative();
    }
    for (int i = 0; i < SAMPLES; i++) {
      Action option = options.get(game.below(options.size()));
      assertThat(game.referee().refusal(position, option)).as(option.text()).isEmpty();
      Action action = game.anyAction();
      if (!options.contains(action)) {
        Verdict verdict = game.referee().take(position, action);
        assertThat(verdict).as(action.text()).isInstanceOf(Verdict.Rejected.class);
        assertThat(((Verdict.Rejected) verdict).why().text().key()).isNotEmpty();
      }
    }
  }

  /** Write then read is the same, but for {@link Roll#scored}, which the text does not hold. */
  private static void checkText(Position position, Rules rules) {
    try {
      String text = PositionWriter.write(position);
      Position read = PositionReader.read(text, rules);
      Roll roll = position.roll();
      assertThat(read)
          .isEqualTo(position.withRoll(new Roll(roll.colours(), roll.stepsLeft(), false)));
      assertThat(PositionWriter.write(read)).isEqualTo(text);
    } catch (NotationProblem e) {
      throw new AssertionError(e.where() + " " + e.getMessage() + "\n" + position, e);
    }
  }

  private static void checkSlowDefinitions(Position position, Rules rules) {
    List<?> fast =
        Enclosure.stations(position.board()).stream()
            .map(station -> new TreeSet<>(station.spaces()))
            .toList();
    assertThat(fast.equals(SlowEnclosure.stations(position.board())))
        .as("LC-27 on%n%s", position.board())
        .isTrue();
    Network network = Network.of(position, rules);
    assertThat(position.board().lattice().places().stream().filter(network::contains).toList())
        .isEqualTo(List.copyOf(SlowNetwork.of(position, rules)));
  }

  private static void checkStep(Position before, Verdict.Accepted taken, Rules rules) {
    Position after = taken.position();
    Tally gained = Tally.ZERO;
    for (Event event : taken.events()) {
      gained = gained.plus(event.gained());
    }
    assertThat(after.score()).isEqualTo(before.score().plus(gained));
    assertThat(after.scored().owners().keySet()).containsAll(before.scored().owners().keySet());
    for (Place place : before.board().differences(after.board())) {
      Content was = before.board().at(place);
      assertThat(was == Content.SQUARE_WALL || !was.isPiece())
          .as("LC-35: %s is gone from %s", was, place)
          .isTrue();
    }
    assertThat(ufos(after.board())).isEqualTo(ufos(before.board()));
    checkPieces(after, rules);
  }

  /** LC-5: every piece is in the stock or on the board. */
  private static void checkPieces(Position position, Rules rules) {
    Board board = position.board();
    Stock stock = position.stock();
    int square = stock.square() + count(board, Content.SQUARE_WALL) - position.start().size();
    assertThat(stock.straight() + count(board, Content.STRAIGHT_WALL))
        .isEqualTo(rules.pieces().straight());
    for (Side side : Side.values()) {
      int started = (int) position.start().values().stream().filter(side::equals).count();
      square += count(board, Content.dome(side));
      Stock.Coloured left = stock.of(side);
      assertThat(left.dome() + count(board, Content.dome(side)) - started)
          .isEqualTo(rules.pieces().dome());
      assertThat(left.airlock() + count(board, Content.airlock(side)))
          .isEqualTo(rules.pieces().airlock());
      assertThat(left.antenna() + count(board, Content.antenna(side)))
          .isEqualTo(rules.pieces().antenna());
      int all = rules.pieces().dome() + rules.pieces().airlock() + rules.pieces().antenna();
      assertThat(position.built().of(side)).isEqualTo(all - left.total());
    }
    assertThat(square).isEqualTo(rules.pieces().square());
  }

  private static int count(Board board, Content content) {
    return board.places(content::equals).size();
  }

  private static int ufos(Board board) {
    return board.places(Content::hasUfo).size();
  }
}

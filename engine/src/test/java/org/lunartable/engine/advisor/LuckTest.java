package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Houses;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Verdict;
import org.lunartable.engine.notation.GameRecord;

@DisplayName("Luck in a game's review")
class LuckTest {

  private static final int TURNS = 30;

  /** A position before the roll, some random turns into a game. */
  private static Position middle(Referee referee, Random random) {
    Rules rules = referee.rules();
    Position position = rules.start(Side.ORANGE);
    Position last = position;
    for (int turn = 0; turn < TURNS && referee.ending(position).isEmpty(); turn++) {
      last = position;
      position = anyTurn(referee, position, rules.die().face(1 + random.nextInt(6)), random);
    }
    return last;
  }

  private static Position anyTurn(Referee referee, Position before, DieFace face, Random random) {
    Position position = referee.roll(before, face.colours());
    while (position.roll().isRolled()) {
      position = taken(referee, position, any(referee, position, random));
    }
    return position;
  }

  private static Action any(Referee referee, Position position, Random random) {
    List<Action> options = referee.options(position);
    return options.get(random.nextInt(options.size()));
  }

  private static Position taken(Referee referee, Position position, Action action) {
    return ((Verdict.Accepted) referee.take(position, action)).position();
  }

  /** What the review says to this face, whatever is done with it. */
  private static double luck(Referee referee, Position before, DieFace face, Random random) {
    List<GameRecord.Move> moves = new ArrayList<>();
    Position position = referee.roll(before, face.colours());
    while (position.roll().isRolled()) {
      Action action = any(referee, position, random);
      moves.add(new GameRecord.Move(action, false));
      position = taken(referee, position, action);
    }
    GameRecord.Round round = new GameRecord.Round(before.turn(), face.colours(), moves, 0);
    GameRecord game =
        new GameRecord(
            Map.of(), referee.rules(), Optional.of(before), List.of(round), Optional.empty(), 0);
    return Reviewer.review(game, () -> false).turns().get(0).luck();
  }

  private static double[] lucks(Rules rules, long seed) {
    Referee referee = new Referee(rules);
    Random random = new Random(seed);
    Position before = middle(referee, random);
    return rules.die().faces().stream()
        .mapToDouble(face -> luck(referee, before, face, random))
        .toArray();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void isNoughtOverAllFaces(long seed) {
    double[] lucks = lucks(Rules.CLASSIC, seed);
    assertThat(DoubleStream.of(lucks).sum()).isCloseTo(0, within(1e-12));
    assertThat(DoubleStream.of(lucks).max().orElseThrow())
        .as("and yet there is luck")
        .isGreaterThan(0.001);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void isNoughtOverAllFacesByHouseRules(long seed) {
    Rules house = Houses.random(new Random(seed));
    assertThat(DoubleStream.of(lucks(house, seed)).sum()).isCloseTo(0, within(1e-12));
  }

  @Test
  void doesNotDependOnWhatWasDoneWithTheRoll() {
    Referee referee = new Referee(Rules.CLASSIC);
    Position before = middle(referee, new Random(7));
    DieFace face = Rules.CLASSIC.die().face(4);
    assertThat(luck(referee, before, face, new Random(1)))
        .isEqualTo(luck(referee, before, face, new Random(2)));
  }
}

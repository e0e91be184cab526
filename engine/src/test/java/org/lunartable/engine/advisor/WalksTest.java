package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.RulesReader;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Mover;

@DisplayName("The search for spacewalks (LC-23)")
class WalksTest {

  private static final int WIDE = 16;

  private static final String TWO_FIGURES =
      """
      roll: yellow, yellow, yellow, yellow
      board:
      D.....d
      .2.....
      .......
      .......
      .......
      .....1.
      d.....D
      """;

  /** Nothing but a walk is rolled. */
  private static final String WALK_IN = Boards.NEAR_THE_DOOR.replace("white, white, ", "");

  private static Turns turns(Sight sight, int beam, BooleanSupplier stop) {
    Turns turns = new Turns();
    new Searcher(sight.rules(), sight.rings()).turns(sight.field(), beam, turns, stop);
    return turns;
  }

  private static List<Position> ends(Sight sight, Turns turns) {
    List<Position> ends = new ArrayList<>();
    Mover mover = new Mover(sight.rules());
    for (int i = 0; i < turns.count(); i++) {
      Field after = new Field();
      after.copyFrom(sight.field());
      for (int action : turns.actions(i)) {
        mover.play(after, action);
      }
      ends.add(sight.bits().position(after, List.of(), new TreeMap<>()));
    }
    return ends;
  }

  @Test
  void ofSeveralWalksToOnePositionOneIsKept() {
    Sight sight = Sight.of(TWO_FIGURES);
    List<Position> ends = ends(sight, turns(sight, WIDE, () -> false));
    assertThat(ends).hasSizeGreaterThan(20).doesNotHaveDuplicates();
  }

  /** The astronaut has two free neighbours, the robot as many; each is one step and an end. */
  @Test
  void theKeptOneIsTheShortest() {
    Sight sight = Sight.of(TWO_FIGURES);
    Turns turns = turns(sight, WIDE, () -> false);
    assertThat(IntStream.range(0, turns.count()).filter(turn -> turns.length(turn) == 2))
        .hasSize(4);
  }

  @Test
  void findsTheWayInOverSeveralSteps() {
    Sight sight = Sight.of(WALK_IN);
    assertThat(ends(sight, turns(sight, WIDE, () -> false)))
        .anyMatch(end -> end.score().orange() == 2);
  }

  @Test
  void aNarrowBeamFindsTheBestWayToo() {
    Sight sight = Sight.of(WALK_IN);
    Field end = new Field();
    Searcher searcher = new Searcher(sight.rules(), sight.rings());
    Evaluation evaluation = new Evaluation(sight.rules(), sight.rings());
    new Walks(sight.rules(), searcher.mover(), evaluation::orangeWins).best(sight.field(), 1, end);
    assertThat(end.score(0)).isEqualTo(2);
  }

  @Test
  void stopsAfterTheSingleSteps() {
    Turns turns = turns(Sight.of(TWO_FIGURES), WIDE, () -> true);
    assertThat(turns.count()).isEqualTo(4);
  }

  @Test
  void allStepsAreTakenWhereTheHouseRulesSaySo() throws BadSetup {
    Rules all = RulesReader.read(Map.of("spacewalk", Map.of("steps", 3, "mustUseAll", true)));
    Turns turns = turns(Sight.of(TWO_FIGURES, all), WIDE, () -> false);
    for (int i = 0; i < turns.count(); i++) {
      assertThat(turns.length(i)).isEqualTo(3);
    }
    assertThat(turns.count()).isPositive();
  }
}

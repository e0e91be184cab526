package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.RandomGame;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.RulesReader;

/** A strong advisor with two threads and no end of nodes, stopped after 50 ms by the clock. */
@Tag("bars")
@DisplayName("Stopped after 50 ms")
class StopBarsTest {

  private static final int POSITIONS = 60;
  private static final long ALLOWED = 50_000_000;

  /** Two rules: printed ones, and spacewalks as long as they can be. */
  @ParameterizedTest
  @ValueSource(ints = {4, 12})
  void theAdvisorStillAnswersLegally(int steps) throws BadSetup, IOException {
    Rules rules = RulesReader.read(Map.of("spacewalk", Map.of("steps", steps)));
    Referee referee = new Referee(rules);
    Advisor advisor = new Advisor(rules);
    List<Double> millis = new ArrayList<>();
    for (int game = 0; game < POSITIONS; game++) {
      Position position = midGame(new Random(game), rules);
      long asked = System.nanoTime();
      BooleanSupplier stop = () -> System.nanoTime() - asked >= ALLOWED;
      Question question =
          new Question(Skill.STRONG, Question.MOST_NODES, game, stop, 2, ForkJoinPool.commonPool());
      Advice advice = advisor.advise(position, question);
      millis.add((System.nanoTime() - asked) / 1e6);
      Played.turn(referee, position, advice.actions());
    }
    Collections.sort(millis);
    double median = millis.get(POSITIONS / 2);
    AdvisorFigures.write(
        String.format(
            Locale.ROOT,
            "stopped after 50 ms, %d steps | legal %d of %d; answer after %.0f ms, at most %.0f ms",
            steps,
            POSITIONS,
            POSITIONS,
            median,
            millis.get(POSITIONS - 1)));
    assertThat(median).isLessThan(100);
  }

  /** Some moment of a random game, and a roll: yellow every other time. */
  private static Position midGame(Random random, Rules rules) {
    List<Position> turns = new ArrayList<>();
    RandomGame game = new RandomGame(random, rules);
    game.play(
        (before, action, after) -> {
          if (!after.position().roll().isRolled()) {
            turns.add(after.position());
          }
        });
    Position position = turns.get(random.nextInt(turns.size() - 1));
    int face = random.nextBoolean() ? 5 : 1 + random.nextInt(6);
    return game.referee().roll(position, rules.die().face(face).colours());
  }
}

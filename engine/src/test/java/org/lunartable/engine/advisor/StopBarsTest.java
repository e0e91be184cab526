package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.RulesReader;
import org.lunartable.engine.lunarcommand.Verdict;

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
      Position position = midGame(referee, new Random(game));
      long asked = System.nanoTime();
      BooleanSupplier stop = () -> System.nanoTime() - asked >= ALLOWED;
      Question question =
          new Question(Skill.STRONG, Question.MOST_NODES, game, stop, 2, ForkJoinPool.commonPool());
      Advice advice = advisor.advise(position, question);
      millis.add((System.nanoTime() - asked) / 1e6);
      assertLegal(referee, position, advice.actions());
    }
    Collections.sort(millis);
    double median = millis.get(POSITIONS / 2);
    write(
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

  /** Some turns of random play, then a roll: yellow every other time. */
  private static Position midGame(Referee referee, Random random) {
    Rules rules = referee.rules();
    Position position = rules.start(Side.ORANGE);
    int turns = 20 + random.nextInt(60);
    for (int turn = 0; turn < turns; turn++) {
      Position rolled = referee.roll(position, rules.die().face(1 + random.nextInt(6)).colours());
      Position next = rolled;
      while (next.roll().isRolled()) {
        List<Action> options = referee.options(next);
        Action action = options.get(random.nextInt(options.size()));
        next = ((Verdict.Accepted) referee.take(next, action)).position();
      }
      if (referee.ending(next).isPresent()) {
        break;
      }
      position = next;
    }
    int face = random.nextBoolean() ? 5 : 1 + random.nextInt(6);
    return referee.roll(position, rules.die().face(face).colours());
  }

  private static void assertLegal(Referee referee, Position start, List<Action> actions) {
    Position position = start;
    for (Action action : actions) {
      Verdict verdict = referee.take(position, action);
      assertThat(verdict).as(action.text()).isInstanceOf(Verdict.Accepted.class);
      position = ((Verdict.Accepted) verdict).position();
    }
    assertThat(position.roll().isRolled()).as("the turn is over").isFalse();
  }

  private static void write(String figure) throws IOException {
    Path file = Files.createDirectories(Path.of("target", "bars")).resolve("advisor.txt");
    Files.writeString(file, figure + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}

package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

@Label("What each option brings")
class ConsequencesTest {

  /** One position in so many is looked at. */
  private static final int ONE_IN = 12;

  @Label("is what comes of it when it is taken")
  @Property(tries = 12, seed = "8", edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void isWhatComesOfIt(@ForAll long seed) {
    Random random = new Random(seed);
    RandomGame game = new RandomGame(random, RandomHouse.rules(random));
    Referee referee = game.referee();
    game.play(
        (before, taken, after) -> {
          if (after.events().isEmpty() && game.below(ONE_IN) > 0) {
            return;
          }
          List<Consequence> slow =
              referee.options(before).stream()
                  .map(action -> new Consequence(action, events(referee, before, action)))
                  .toList();
          assertThat(referee.consequences(before)).isEqualTo(slow);
        });
  }

  private static List<Event> events(Referee referee, Position before, Action action) {
    return ((Verdict.Accepted) referee.take(before, action)).events();
  }
}

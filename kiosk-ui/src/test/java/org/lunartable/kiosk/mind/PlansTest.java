package org.lunartable.kiosk.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;

@DisplayName("The companion's turn, planned while the roll is shown")
class PlansTest {

  private static final String ROLLED = "r:white,white,orange,green";

  private static Play game(String level, int seed) throws Exception {
    Map<String, Object> companion =
        Map.of("seat", "orange", "level", level, "seed", seed, "bricks", false);
    Play start = new LunarCommandGame().start(Map.of("companion", companion));
    return ((Play.Taken) start.take(ROLLED)).next();
  }

  @Test
  void aPlanOfAnEarlierGameIsNotTakenUpAtAnotherLevel() throws Exception {
    Play gentle = game("gentle", 0);
    Play strong = game("strong", 0);
    // The gentle level now and then finds what the strong one plays.
    for (int seed = 1; plan(gentle).equals(plan(strong)); seed++) {
      gentle = game("gentle", seed);
      strong = game("strong", seed);
    }
    Plans both = new Plans();
    assertThat(both.turn(gentle, () -> false)).isEqualTo(plan(gentle));
    assertThat(both.turn(strong, () -> false)).isEqualTo(plan(strong));
  }

  private static Object plan(Play play) {
    return new Plans().turn(play, () -> false);
  }
}

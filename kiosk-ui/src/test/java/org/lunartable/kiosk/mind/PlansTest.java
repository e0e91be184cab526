package org.lunartable.kiosk.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;

class PlansTest {

  private static final String ROLLED = "r:white,white,orange,green";

  private static Play game(String level) throws Exception {
    Map<String, Object> companion =
        Map.of("seat", "orange", "level", level, "seed", 5, "bricks", false);
    Play start = new LunarCommandGame().start(Map.of("companion", companion));
    return ((Play.Taken) start.take(ROLLED)).next();
  }

  @Test
  void aPlanOfAnEarlierGameIsNotTakenUpAtAnotherLevel() throws Exception {
    Play gentle = game("gentle");
    Play strong = game("strong");
    Plans both = new Plans();
    both.turn(gentle, () -> false);

    assertThat(both.turn(strong, () -> false)).isEqualTo(new Plans().turn(strong, () -> false));
    assertThat(both.turn(strong, () -> false)).isNotEqualTo(both.turn(gentle, () -> false));
  }
}

package org.lunartable.engine.lunarcommand.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.advisor.Question;
import org.lunartable.engine.advisor.Skill;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Place;

@DisplayName("Hints at the table")
class LunarCommandHintsTest {

  private static final String NEARLY_CLOSED =
      """
      roll: white, white, grey, grey
      board:
      D-+...d
      |2|....
      +-.....
      .......
      .......
      ...1...
      d.....D
      """;

  private static final Question QUESTION = Question.of(Skill.STRONG, 1, 1);

  private static Play play(String position) {
    try {
      return new LunarCommandGame().start(Map.of("position", position));
    } catch (BadSetup e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void pointsAtTheMove() {
    LunarCommandHints.Hint hint = LunarCommandHints.of(play(NEARLY_CLOSED), QUESTION).orElseThrow();
    assertThat(hint.proposal().moves()).isEqualTo(List.of("w:c3"));
    assertThat(hint.proposal().steps().get(0).path()).containsExactly(Place.of("c3"));
  }

  @Test
  void thePlayTakesWhatIsHinted() {
    Play play = play(NEARLY_CLOSED);
    String move = LunarCommandHints.of(play, QUESTION).orElseThrow().proposal().moves().get(0);
    assertThat(play.take(move)).isInstanceOf(Play.Taken.class);
  }

  @Test
  void hasNoneBeforeTheRoll() {
    assertThat(LunarCommandHints.of(play(NEARLY_CLOSED.replaceFirst("roll.*\n", "")), QUESTION))
        .isEmpty();
  }
}

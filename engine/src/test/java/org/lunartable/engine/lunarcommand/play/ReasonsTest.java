package org.lunartable.engine.lunarcommand.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.notation.ActionText;
import org.lunartable.engine.screen.Text;

/** What is said for a turn is what its position before and after show. */
@DisplayName("The reasons of a hint")
class ReasonsTest {

  private static final String ANY = "roll: white, white, orange, green\n";
  private static final String WALK = "roll: yellow, yellow, grey, grey\n";

  private static List<Text> reasons(String position, String... actions) {
    try {
      LunarCommandPlay play =
          (LunarCommandPlay) new LunarCommandGame().start(Map.of("position", position));
      List<Action> turn =
          Arrays.stream(actions).map(text -> ActionText.parse(text).orElseThrow()).toList();
      return Reasons.of(play, turn);
    } catch (BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> keys(String position, String... actions) {
    return reasons(position, actions).stream().map(Text::key).toList();
  }

  @Test
  void tellWhatClosingAStationTakes() {
    List<Text> told =
        reasons(
            ANY
                + """
                board:
                D-+...d
                |2|....
                +-.....
                .......
                .......
                ...1...
                d.....D
                """,
            "w:c3");
    assertThat(told).startsWith(Text.of("hint.closes", "n", 2), Text.of("hint.astronauts", "n", 1));
  }

  @Test
  void tellThatAUfoStopsTheOtherSide() {
    String position =
        """
        roll: white, white, grey, grey
        board:
        D...+-d
        ....|1|
        ....+-.
        .......
        .......
        .u...1.
        d.....D
        """;
    Text stops = Text.of("hint.stops", "seat", Text.of("seat.green"), "n", 1);
    assertThat(reasons(position, "u:b6-f4").get(0)).isEqualTo(stops);
    assertThat(reasons(position, "u:b6-b4")).doesNotContain(stops);
  }

  @Test
  void tellHowNearTheOwnStationIs() {
    String position =
        ANY
            + """
            board:
            D-+...d
            |2.....
            .......
            .......
            .......
            ...1...
            d.....D
            """;
    assertThat(reasons(position, "w:c2"))
        .contains(Text.of("hint.nearly", "n", 3), Text.of("hint.around", "n", 1));
  }

  @Test
  void tellWhatItLeadsToNext() {
    String position =
        ANY
            + """
            board:
            D-+...d
            |2|....
            .......
            .......
            .......
            ...1...
            d.....D
            """;
    assertThat(keys(position, "w:a3")).doesNotContain("hint.next");
    assertThat(
            keys(
                position.replace("D-+...d\n|2|....\n.......", "D-+...d\n|2|....\n+......"), "w:b3"))
        .contains("hint.next");
  }

  @Test
  void tellOfAWalkIntoTheOwnStation() {
    String position =
        WALK
            + """
            stations: b2 orange
            board:
            D-+...d
            |.L2...
            +-+....
            .......
            .......
            .......
            d.....D
            """;
    assertThat(keys(position, "s:d2-b2")).startsWith("hint.walk-in");
  }

  @Test
  void tellWhenNothingSpeaksForATurnButTheAdvisor() {
    String position =
        ANY
            + """
            board:
            D.....d
            .......
            .......
            .......
            .......
            ...1...
            d.....D
            """;
    assertThat(keys(position, "w:b1")).containsAnyOf("hint.builds", "hint.best");
  }
}

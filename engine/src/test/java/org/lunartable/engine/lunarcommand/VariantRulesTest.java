package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;

@DisplayName("10. Variants: length, positions, house die, house rules")
class VariantRulesTest {

  private static final String CORNERS = "D.....d\n" + ".......\n".repeat(5) + "d.....D\n";

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 99})
  @DisplayName("LC-41 The target is any number from 1 to 99")
  void lc41Target(int target) {
    Rules rules = Table.rules("points: {target: " + target + "}");
    Table.draw(rules, "score: orange 0, green " + (target - 1) + "\nboard:\n" + CORNERS)
        .assertEnding("goes on");
    Table.draw(rules, "score: orange 0, green " + target + "\nboard:\n" + CORNERS)
        .assertEnding("green");
  }

  @Nested
  @DisplayName("LC-42 Starting corners, figures and UFOs anywhere they are allowed")
  class LC42Positions {
    private final Rules rules =
        Table.rules(
            """
            board: {width: 3, height: 3},
            setup: {start: {c3: 'orange', e5: 'green'}, robots: ['b2', 'f2'],
                    astronauts: ['d2'], ufos: ['f2', 'f6']}
            """);

    @Test
    void theSetUpStandsOnTheBoard() {
      Table.start(rules)
          .assertBoard(
              """
              .......
              .1.2.v.
              ..D....
              .......
              ....d..
              .....u.
              .......
              """);
    }

    @Test
    void theNetworkStartsFromTheChosenCorners() {
      Table.start(rules).rolled("white").assertOptions("w:c2", "w:b3", "w:d3", "w:c4");
    }

    @Test
    void onAnotherSizeFourCornerDomesAndNoFigures() {
      Table.start(Table.rules("board: {width: 3, height: 4}"))
          .assertBoard(
              """
              D.....d
              .......
              .......
              .......
              .......
              .......
              .......
              .......
              d.....D
              """);
    }
  }

  @Nested
  @DisplayName("LC-43 House die: any tiles on any face")
  class LC43HouseDie {
    private final Rules rules =
        Table.rules(
            """
            die: [[['white', null], [null, null]], [['red', 'blue'], ['black', 'grey']],
                  [['white', 'orange'], ['green', 'yellow']], [['orange', 'orange'], ['orange', 'orange']],
                  [['green', 'green'], [null, 'green']], [[null, null], ['blue', 'red']]]
            """);

    @Test
    void theFacesKeepTheirTilesInReadingOrder() {
      assertThat(rules.die().face(2))
          .isEqualTo(
              DieFace.of(TileColour.RED, TileColour.BLUE, TileColour.BLACK, TileColour.GREY));
      assertThat(rules.die().face(1)).isEqualTo(DieFace.of(TileColour.WHITE, null, null, null));
      assertThat(rules.die().face(6).colours()).containsExactly(TileColour.BLUE, TileColour.RED);
    }

    @Test
    void oneTileIsEnoughForItsOption() {
      Table.draw(rules, CORNERS).rolled("white").assertLegal("w:b1");
    }
  }

  @Nested
  @DisplayName("LC-44 House rules are a JSON file")
  class LC44HouseRules {
    @Test
    void anEmptyFileIsThePrintedRules() {
      assertThat(Table.rules("")).isEqualTo(Rules.CLASSIC);
    }

    @Test
    void oneKeyChangesOneRule() {
      assertThat(Table.rules("quietTurns: 7"))
          .isEqualTo(
              new Rules(
                  Rules.CLASSIC.lattice(),
                  Rules.CLASSIC.blocked(),
                  Rules.CLASSIC.pieces(),
                  Rules.CLASSIC.points(),
                  Rules.CLASSIC.spacewalk(),
                  Rules.CLASSIC.tie(),
                  Rules.CLASSIC.ownership(),
                  Rules.CLASSIC.ufo(),
                  7,
                  Rules.CLASSIC.variants(),
                  Rules.CLASSIC.die(),
                  Rules.CLASSIC.setUp()));
    }
  }
}

package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.TileColour;

@DisplayName("4. A turn")
class TurnRulesTest {

  /** Every kind of option is possible for orange here, if only the die shows it. */
  private static final String OPEN =
      """
      D-+...d
      .1.....
      .......
      .......
      .......
      .....u.
      d.....D
      """;

  @Nested
  @DisplayName("LC-10 Roll the die, then take exactly one option")
  class LC10OneOption {
    @Test
    void beforeTheRollThereAreNoLegalActions() {
      Table.draw(OPEN)
          .assertOptions()
          .assertRefused("w:a2", "LC-10")
          .assertRefused("s:b2-b4", "LC-10")
          .assertRefused("p", "LC-10");
    }

    @Test
    void afterTheEndThereAreNoLegalActions() {
      Table.draw("score: orange 11, green 0\nroll: white, yellow\nboard:\n" + OPEN)
          .assertEnding("orange")
          .assertOptions()
          .assertRefused("w:a2", "LC-10")
          .assertRefused("p", "LC-10");
    }

    @Test
    void afterOneOptionTheTurnIsOver() {
      Table.draw(OPEN)
          .rolled("white, white, orange, green")
          .after("w:a2")
          .assertTurn("green")
          .assertOptions()
          .assertRefused("w:f1", "LC-10");
    }

    @Test
    void thePlayerChoosesAmongAllThatTheFaceShows() {
      Table.draw(OPEN)
          .rolled("orange, yellow, grey, white")
          .assertLegal("w:a2", "d:c1", "u:f6-b4", "s:b2-b4");
    }

    @Test
    void aPlayerWithNoLegalOptionPasses() {
      Table.draw(OPEN).rolled("green").assertOptions("p").after("p").assertTurn("green");
    }

    @Test
    void nobodyPassesWhileAnOptionIsLegal() {
      Table.draw(OPEN).rolled("white").assertRefused("p", "LC-10");
    }

    @Test
    void nobodyPassesInTheMiddleOfASpacewalk() {
      assertThat(Table.draw(OPEN).rolled("yellow").after("s:b2-b4").options("p")).isEmpty();
    }
  }

  @Nested
  @DisplayName("LC-11 Colour to option")
  class LC11Colours {
    private final Table table = Table.draw(OPEN);

    private String kinds(String roll) {
      StringBuilder kinds = new StringBuilder();
      for (String kind : new String[] {"w", "d", "l", "a", "u", "b", "s", "e", "p"}) {
        if (!table.rolled(roll).options(kind).isEmpty()) {
          kinds.append(kind);
        }
      }
      return kinds.toString();
    }

    @ParameterizedTest(name = "{0} gives {1}")
    @CsvSource({"white, w", "orange, d", "yellow, s", "grey, u", "black, u", "green, p"})
    void oneColourGivesOneKindOfOption(String colour, String kinds) {
      assertThat(kinds(colour)).isEqualTo(kinds);
    }

    @ParameterizedTest
    @ValueSource(strings = {"red", "blue"})
    void anyOtherColourGivesNoOption(String colour) {
      table.rolled(colour).assertOptions("p");
    }

    @Test
    void twoColoursGiveBothOptions() {
      assertThat(kinds("white, grey")).isEqualTo("wu");
      assertThat(kinds("yellow, orange, green")).isEqualTo("ds");
    }

    @Test
    void theOtherColourIsNothingForThisPlayer() {
      table.rolled("green").assertRefused("d:c1", "LC-11");
    }

    @Test
    void whatTheFaceDoesNotShowIsRefused() {
      table.rolled("yellow").assertRefused("w:a2", "LC-11").assertRefused("u:f6-b4", "LC-11");
      table.rolled("white").assertRefused("s:b2-b4", "LC-11").assertRefused("d:c1", "LC-11");
    }
  }

  @Test
  @DisplayName("LC-12 The default die has two tiles by two on each face")
  void lc12DefaultDie() {
    assertThat(Rules.CLASSIC.die().faces())
        .extracting(face -> face.colours().stream().map(TileColour::text).toList().toString())
        .containsExactlyInAnyOrder(
            "[white, white, orange, green]",
            "[white, white, orange, green]",
            "[white, white, yellow, yellow]",
            "[white, white, grey, grey]",
            "[orange, green, yellow, yellow]",
            "[yellow, yellow, grey, grey]");
  }
}

package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("9. End")
class EndingRulesTest {

  private static final String OPEN =
      """
      board:
      D-+...d
      .1.....
      .......
      .......
      .......
      .....u.
      d.....D
      """;

  private static Table open(String keys) {
    return Table.draw(keys + "\n" + OPEN);
  }

  @Nested
  @DisplayName("LC-36 A side that reaches the target wins at once")
  class LC36Target {
    private static final String TWO_ROOMS =
        """
        roll: white
        board:
        D-+-d.d
        |1.2|..
        +-+-d..
        .......
        .......
        .......
        d.....D
        """;

    @Test
    void elevenPointsWin() {
      open("score: orange 10, green 10").assertEnding("goes on");
      open("score: orange 11, green 10").assertEnding("orange");
      open("score: orange 3, green 12").assertEnding("green");
    }

    @Test
    void alsoInTheMiddleOfASpacewalk() {
      Table.draw(
              """
              score: orange 10, green 0
              roll: yellow
              stations: b2 orange
              board:
              D-D...d
              |.L1...
              +-+....
              .....2.
              .......
              .......
              d.....D
              """)
          .after("s:d2-b2")
          .assertEnding("orange")
          .assertOptions();
    }

    @Test
    void ifOneBuildBringsBothSidesThereTheHigherScoreWins() {
      Table.draw("score: orange 10, green 10\n" + TWO_ROOMS)
          .after("w:c2")
          .assertScore(11, 12)
          .assertEnding("green");
    }

    @Test
    void thenTheColouredPiecesBuilt() {
      Table.draw("score: orange 10, green 10\n" + TWO_ROOMS.replace('2', '1'))
          .after("w:c2")
          .assertScore(11, 11)
          .assertEnding("draw");
      Table.draw(
              "built: orange 2, green 1\nscore: orange 10, green 10\n"
                  + TWO_ROOMS.replace('2', '1'))
          .after("w:c2")
          .assertEnding("orange");
    }
  }

  @Nested
  @DisplayName("LC-37 The game ends when all walls or all of one colour's pieces are on the board")
  class LC37Stock {
    @Test
    void allWallPiecesOfBothShapes() {
      open("stock: straight 1, square 0\nscore: orange 0, green 1\nroll: white")
          .assertEnding("goes on")
          .after("w:a2")
          .assertEnding("green");
    }

    @Test
    void notTheWallPiecesOfOneShapeAlone() {
      open("stock: straight 0, square 1\nscore: orange 1, green 0").assertEnding("goes on");
      open("stock: straight 1, square 0\nscore: orange 1, green 0").assertEnding("goes on");
    }

    @Test
    void allColouredPiecesOfOneColour() {
      open("stock orange: dome 1, airlock 0, antenna 0\nscore: orange 2, green 1\nroll: orange")
          .assertEnding("goes on")
          .after("d:c1")
          .assertEnding("orange");
      open("stock green: dome 0, airlock 0, antenna 0\nscore: orange 2, green 3")
          .assertEnding("green");
    }

    @Test
    void notTheColouredPiecesOfOneKindAlone() {
      open("stock orange: dome 0, airlock 0, antenna 1\nscore: orange 2, green 1")
          .assertEnding("goes on");
    }
  }

  @Nested
  @DisplayName("LC-37a It also ends after 40 turns in a row without a build or points")
  class LC37aQuiet {
    @Test
    void theFortiethQuietTurnEndsIt() {
      open("quiet: 39\nscore: orange 1, green 0\nroll: grey")
          .assertEnding("goes on")
          .after("u:f6-b4")
          .assertQuiet(40)
          .assertEnding("orange");
    }

    @Test
    void ufoMovesWalksAndPassesAreQuiet() {
      open("roll: grey").after("u:f6-b4").assertQuiet(1);
      open("roll: yellow").after("s:b2-b4", "e").assertQuiet(1);
      open("roll: green\nquiet: 3").after("p").assertQuiet(4);
    }

    @Test
    void aBuildEndsTheQuiet() {
      open("quiet: 39\nroll: white").after("w:a2").assertQuiet(0).assertEnding("goes on");
      open("quiet: 39\nroll: orange").after("d:c1").assertQuiet(0);
    }

    @Test
    void pointsEndTheQuietHoweverTheWalkGoesOn() {
      String door =
          """
          quiet: 39
          roll: yellow
          stations: b2 orange
          board:
          D-D...d
          |.L1...
          +-+....
          .....2.
          .......
          .......
          d.....D
          """;
      Table scored = Table.draw(door).after("s:d2-b2");
      scored.after("e").assertQuiet(0).assertEnding("goes on");
      scored.after("s:f4-f6", "s:f6-f4", "s:f4-f6").assertQuiet(0).assertTurn("green");
      Table.draw(door.replace(".....2.", ".......")).after("s:d2-b2").assertQuiet(0);
    }

    @Test
    void stepsOfOneWalkAreOneTurn() {
      open("roll: yellow").after("s:b2-b4").assertQuiet(0).after("s:b4-b2", "e").assertQuiet(1);
    }
  }

  @Nested
  @DisplayName("LC-38 On equal scores the side that built more coloured pieces wins")
  class LC38Equal {
    @Test
    void moreColouredPieces() {
      open("quiet: 40\nscore: orange 2, green 2\nbuilt: orange 3, green 2").assertEnding("orange");
      open("quiet: 40\nscore: orange 2, green 2\nbuilt: orange 3, green 4").assertEnding("green");
    }

    @Test
    void ifThatIsEqualTooItIsADraw() {
      open("quiet: 40\nscore: orange 2, green 2\nbuilt: orange 3, green 3").assertEnding("draw");
    }

    @Test
    void theHigherScoreComesFirst() {
      open("quiet: 40\nscore: orange 3, green 2\nbuilt: orange 0, green 9").assertEnding("orange");
    }

    @Test
    void wallsDoNotCountAsBuiltHere() {
      open("quiet: 39\nroll: white").after("w:a2").assertEnding("goes on");
      assertThat(open("roll: white").after("w:a2").position().built()).isEqualTo(Tally.ZERO);
      assertThat(open("roll: orange").after("d:c1").position().built()).isEqualTo(new Tally(1, 0));
    }
  }
}

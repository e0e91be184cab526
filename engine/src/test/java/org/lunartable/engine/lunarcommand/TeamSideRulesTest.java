package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("LC-39 Team play: what is the side's")
class TeamSideRulesTest {

  private static final Rules TEAM = Table.rules("variants: {team: true}");

  private static final String CORNERS =
      """
      board:
      D.....d
      .1.....
      .......
      ...u...
      .......
      .......
      d.....D
      """;

  @Nested
  @DisplayName("Stations, walk-ins, scores and stock are the side's")
  class Shared {
    private static final String DOOR =
        """
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

    @Test
    void memberTwoWalksIntoTheStationThatMemberOneWon() {
      Table.draw(TEAM, "turn: orange 2\n" + DOOR).after("s:d2-b2").assertScore(1, 0);
    }

    @Test
    void theOtherTeamDoesNot() {
      Table.draw(TEAM, "turn: green 2\n" + DOOR.replace('L', 'l'))
          .after("s:d2-b2")
          .assertScore(0, 0);
    }

    @Test
    void bothMembersBuildFromOneStock() {
      Table second =
          Table.draw(TEAM, "stock orange: dome 0, airlock 0, antenna 2\n" + CORNERS)
              .rolled("white")
              .after("w:b1")
              .rolled("white")
              .after("w:g6");
      Table third =
          second.rolled("red").after("p").rolled("red").after("p").rolled("orange").after("a:c1");
      assertThat(third.position().stock().orange().antenna()).isEqualTo(1);
      third.rolled("orange").after("a:g5").assertEnding("orange");
    }

    @Test
    void aStationClosedByMemberTwoIsTheSides() {
      Table.draw(
              TEAM,
              """
              turn: orange 2
              roll: white
              board:
              D.....d
              .......
              .......
              .......
              ....+-+
              ....|2|
              d...+.D
              """)
          .after("w:f7")
          .assertScore(2, 0)
          .assertStations("f6 orange");
    }
  }

  @Nested
  @DisplayName("LC-36 to LC-37a look after each player's turn")
  class Endings {
    @Test
    void aSideWinsAfterItsFirstMembersTurn() {
      Table won =
          Table.draw(
                  TEAM,
                  """
                  turn: orange 1
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
              .after("s:d2-b2");
      won.assertTurn("orange 2").assertEnding("orange").assertRefused("w:b1", "LC-10");
    }

    @Test
    void theStockEndsTheGameAfterTheFirstMembersTurn() {
      Table.draw(TEAM, "stock: straight 1, square 0\nroll: white\n" + CORNERS)
          .after("w:b1")
          .assertTurn("orange 2")
          .assertEnding("draw");
    }

    @Test
    void aQuietTurnIsOnePlayersTurn() {
      Table.draw(TEAM, "quiet: 38\nroll: red\n" + CORNERS)
          .after("p")
          .assertQuiet(39)
          .assertEnding("goes on")
          .rolled("red")
          .after("p")
          .assertQuiet(40)
          .assertEnding("draw");
    }
  }
}

package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Side;

@DisplayName("LC-39 Team play")
class TeamPlayRulesTest {

  private static final Rules TEAM = Table.rules("variants: {team: true}");
  private static final Rules BOTH_CORNERS = Table.rules("variants: {team: true, ownCorner: false}");

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

  private static Table turn(Rules rules, String turn) {
    return Table.draw(rules, "turn: " + turn + "\n" + CORNERS);
  }

  @Nested
  @DisplayName("Order of turns")
  class Order {
    @Test
    void orangeOneOrangeTwoGreenOneGreenTwo() {
      Table table = Table.draw(TEAM, CORNERS);
      for (String turn : new String[] {"orange 1", "orange 2", "green 1", "green 2", "orange 1"}) {
        table = table.assertTurn(turn).rolled("red").after("p");
      }
    }

    @Test
    void greenMayStart() {
      Turn first = TEAM.start(Side.GREEN).turn();
      assertThat(first.text()).isEqualTo("green 1");
      assertThat(first.next().text()).isEqualTo("green 2");
      assertThat(first.next().next().text()).isEqualTo("orange 1");
    }

    @Test
    void eachMemberHasAnOwnRoll() {
      Table second = Table.draw(TEAM, CORNERS).rolled("white").after("w:b1");
      second.assertTurn("orange 2").assertOptions().assertRefused("w:g6", "LC-10");
      second.rolled("grey").assertLegal("u:d4-b4");
    }

    @Test
    void inAGameTheMemberStandsBehindAStroke() {
      assertThat(new Turn(Side.ORANGE, 1).gameText()).isEqualTo("orange/1");
      assertThat(new Turn(Side.GREEN, 2).gameText()).isEqualTo("green/2");
    }

    @Test
    void withoutTeamsThereAreNoMembers() {
      assertThat(Rules.CLASSIC.start(Side.ORANGE).turn().text()).isEqualTo("orange");
    }
  }

  @Nested
  @DisplayName("Own corner: a member builds from that member's dome only")
  class OwnCorner {
    @Test
    void memberOneHasTheFirstDomeByRowThenColumn() {
      turn(TEAM, "orange 1").rolled("white").assertOptions("w:b1", "w:a2");
      turn(TEAM, "green 1").rolled("white").assertOptions("w:f1", "w:g2");
    }

    @Test
    void memberTwoHasTheOther() {
      turn(TEAM, "orange 2").rolled("white").assertOptions("w:g6", "w:f7");
      turn(TEAM, "green 2").rolled("white").assertOptions("w:a6", "w:b7");
    }

    @Test
    void theFirstByRowThenColumnAlsoWhereBothStandInOneRow() {
      String sameRow = "start: e3 orange, c3 orange, c5 green, e5 green\n";
      String board =
          """
          board:
          .......
          .......
          ..D.D..
          .......
          ..d.d..
          .......
          .......
          """;
      Table.draw(TEAM, "turn: orange 1\n" + sameRow + board)
          .rolled("white")
          .assertOptions("w:c2", "w:b3", "w:d3", "w:c4");
      Table.draw(TEAM, "turn: orange 2\n" + sameRow + board)
          .rolled("white")
          .assertOptions("w:e2", "w:d3", "w:f3", "w:e4");
    }

    @Test
    void thePartnersPiecesCarryTheNetworkOnWhereTheyAreJoined() {
      Table.draw(
              TEAM,
              """
              turn: orange 1
              board:
              D-+-+-A
              ......|
              ......+
              ......|
              ......+
              ......|
              d.....D
              """)
          .rolled("white")
          .assertLegal("w:f7");
    }

    @Test
    void theChainStartsFromTheOwnCornerToo() {
      Table.draw(TEAM, "turn: orange 2\n" + CORNERS.replace("D.....d", "D-....d"))
          .rolled("orange")
          .assertRefused("a:c1", "LC-14")
          .assertOptions("p");
    }

    @Test
    void offBothMembersBuildFromBothDomes() {
      for (String turn : new String[] {"orange 1", "orange 2"}) {
        turn(BOTH_CORNERS, turn).rolled("white").assertOptions("w:b1", "w:a2", "w:g6", "w:f7");
      }
    }

    @Test
    void itIsOnByDefaultAndWithoutMeaningForTwoPlayers() {
      assertThat(Rules.CLASSIC.variants().ownCorner()).isTrue();
      Table.draw(CORNERS).rolled("white").assertOptions("w:b1", "w:a2", "w:g6", "w:f7");
    }
  }
}

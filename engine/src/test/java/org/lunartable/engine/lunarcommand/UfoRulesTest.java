package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("6. UFO")
class UfoRulesTest {

  @Nested
  @DisplayName("LC-20 Move one UFO to any other space")
  class LC20Move {
    private final Table table =
        Table.draw(
                """
                D.....d
                .u.....
                ..+-+..
                ..|.|..
                ..+-+..
                .......
                d.....D
                """)
            .rolled("grey");

    @Test
    void itReachesEverySpaceAlsoInsideWalls() {
      table.assertOptions(
          "u:b2-d2", "u:b2-f2", "u:b2-b4", "u:b2-d4", "u:b2-f4", "u:b2-b6", "u:b2-d6", "u:b2-f6");
    }

    @Test
    void itLeavesItsSpace() {
      table.after("u:b2-d4").assertAt("b2", '.').assertAt("d4", 'u').assertTurn("green");
    }

    @Test
    void notToTheSpaceWhereItStands() {
      table.assertRefused("u:b2-b2", "LC-20");
    }

    @Test
    void notToASlot() {
      table.assertRefused("u:b2-c3", "LC-20").assertRefused("u:b2-c2", "LC-20");
    }

    @Test
    void notFromASpaceWithoutUfo() {
      table.assertRefused("u:d2-f2", "LC-20");
    }
  }

  @Nested
  @DisplayName("LC-21 A UFO can block a robot, but not an astronaut")
  class LC21Target {
    private final Table table =
        Table.draw(
                """
                D.....d
                .u.1.2.
                .......
                .u.x...
                .......
                .......
                d.....D
                """)
            .rolled("black");

    @Test
    void itMayGoOverARobot() {
      table.after("u:b2-d2").assertAt("d2", 'v');
    }

    @Test
    void itLeavesTheRobotWhenItMovesOn() {
      table
          .after("u:b2-d2")
          .rolled("grey")
          .after("u:d2-f6")
          .assertAt("d2", '1')
          .assertAt("f6", 'u');
    }

    @Test
    void notOntoAnAstronaut() {
      table.assertRefused("u:b2-f2", "LC-21");
    }

    @Test
    void notOntoAnotherUfoAlsoNotOverARobot() {
      table.assertRefused("u:b2-b4", "LC-21");
      table.after("u:b2-d2").rolled("grey").assertRefused("u:b4-d2", "LC-21");
    }

    @Test
    void notOntoABlockedSpace() {
      table.assertRefused("u:b2-d4", "LC-4");
    }
  }

  @Nested
  @DisplayName("LC-22 A UFO blocks its space and the four edges and four corners around it")
  class LC22Blocks {
    /** A network around d4 that touches all eight slots around the UFO there. */
    private static final String AROUND =
        """
        D-+-+-D
        |.|.|.|
        +-...-+
        |..u..|
        +-...-+
        |.|.|.|
        D-+-+-D
        """;

    private Table around(String board) {
      return Table.draw("start: a1 orange\nroll: white\nboard:\n" + board);
    }

    @ParameterizedTest
    @ValueSource(strings = {"c3", "e3", "c5", "e5"})
    void nobodyBuildsOnTheCorners(String slot) {
      around(AROUND).assertRefused("w:" + slot, "LC-22");
      around(AROUND.replace('u', '.')).assertLegal("w:" + slot);
    }

    @ParameterizedTest
    @ValueSource(strings = {"d3", "c4", "e4", "d5"})
    void nobodyBuildsOnTheEdges(String slot) {
      String posts = AROUND.replace("+-...-+", "+-+.+-+");
      around(posts).assertRefused("w:" + slot, "LC-22");
      around(posts.replace('u', '.')).assertLegal("w:" + slot);
    }

    @Test
    void nobodySetsADomeBesideIt() {
      String row = "D-+...d\n.u.....\n" + ".......\n".repeat(4) + "d.....D\n";
      Table.draw(row).rolled("orange").assertRefused("d:c1", "LC-22");
      Table.draw(row.replace('u', '.')).rolled("orange").assertLegal("d:c1");
    }

    @Test
    void itBlocksAlsoOverARobotAndOnAnAstronaut() {
      around(AROUND.replace('u', 'v')).assertRefused("w:c3", "LC-22");
      around(AROUND.replace('u', 'w')).assertRefused("w:c3", "LC-22");
    }

    @Test
    void slotsFartherAwayAreFree() {
      around(AROUND.replace("D-+-+-D\n|", "D-+-.-D\n|")).assertLegal("w:e1");
    }

    @Test
    void piecesAlreadyThereStayAndCarryTheNetworkOn() {
      Table table =
          Table.draw(
                  """
                  D-+...d
                  .u.....
                  .......
                  .......
                  .......
                  .......
                  d.....D
                  """)
              .rolled("white");
      assertThat(table.options("w:")).containsExactly("w:d1", "w:g6", "w:f7");
    }

    @Test
    void piecesAlreadyThereStillEnclose() {
      Table.draw(
              """
              D-+...d
              |u|....
              +-+....
              .......
              .......
              .......
              d.....D
              """)
          .assertStations("b2 open");
    }

    @Test
    void noFigureEntersItsSpace() {
      Table.draw("D.....d\n.u.1...\n" + ".......\n".repeat(4) + "d.....D\n")
          .rolled("yellow")
          .assertRefused("s:d2-b2", "LC-25");
    }

    @Test
    void noFigureLeavesItsSpace() {
      Table.draw("D.....d\n.v.....\n" + ".......\n".repeat(4) + "d.....D\n")
          .rolled("yellow")
          .assertRefused("s:b2-d2", "LC-25");
      Table.draw("D.....d\n.w.....\n" + ".......\n".repeat(4) + "d.....D\n")
          .rolled("yellow")
          .assertRefused("s:b2-d2", "LC-25");
    }
  }
}

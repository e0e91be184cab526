package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

@DisplayName("LC-44 What each house rule does")
class HouseRulesEffectTest {

  /** A room of two spaces that lacks its corner e3; what stands at e1 decides who leads. */
  private static final String ROOM =
      """
      board:
      D-+-?.d
      |2.1|..
      +-+-...
      .......
      .......
      .......
      d.....D
      """;

  private static Table row(String rules, String keys, String second) {
    return Table.draw(
        Table.rules(rules),
        keys + "\nboard:\nD-+...d\n" + second + "\n" + ".......\n".repeat(4) + "d.....D\n");
  }

  @Test
  @DisplayName("board.blocked marks slots and spaces")
  void boardBlocked() {
    Position start =
        Table.rules("board: {width: 3, height: 3, blocked: ['b2', 'c2', 'c3']}").start(Side.ORANGE);
    assertThat(start.board().places(content -> content == Content.BLOCKED))
        .containsExactly(Place.of("b2"), Place.of("c2"), Place.of("c3"));
  }

  @Test
  @DisplayName("stock.* is what lies beside the board at the start, coloured ones for each side")
  void stock() {
    Rules rules = Table.rules("stock: {straight: 5, square: 6, dome: 1, airlock: 2, antenna: 3}");
    Stock.Coloured each = new Stock.Coloured(1, 2, 3);
    assertThat(rules.start(Side.ORANGE).stock()).isEqualTo(new Stock(5, 6, each, each));
  }

  @Test
  @DisplayName("points.robot and points.astronaut are what figures are worth")
  void points() {
    Table.draw(
            Table.rules("points: {robot: 3, astronaut: 0}"),
            "roll: white\n" + ROOM.replace('?', '+'))
        .after("w:e3")
        .assertScore(3, 0);
  }

  @Test
  @DisplayName("points.astronaut counts for walk-ins and abductions too")
  void pointsOfWalkIns() {
    Rules rules = Table.rules("points: {astronaut: 5}, variants: {abduction: true}");
    String door =
        """
        stations: b2 orange
        board:
        D-D...d
        |.L2...
        +-+....
        .......
        .......
        .....u.
        d.....D
        """;
    Table.draw(rules, door).rolled("yellow").after("s:d2-b2").assertScore(5, 0);
    Table.draw(rules, door).rolled("grey").after("b:f6-d2-b2").assertScore(5, 0);
  }

  @Test
  @DisplayName("a walk-in that is worth nothing is no points for quietTurns")
  void walkInWorthNothing() {
    Table.draw(
            Table.rules("points: {robot: 0}"),
            """
            roll: yellow
            stations: b2 orange
            board:
            D-D...d
            |.L1...
            +-+....
            .......
            .......
            .......
            d.....D
            """)
        .after("s:d2-b2")
        .assertScore(0, 0)
        .assertAt("d2", '.')
        .assertQuiet(1);
  }

  @Nested
  @DisplayName("spacewalk.steps and spacewalk.mustUseAll")
  class Walk {
    @Test
    void aWalkOfOneStepIsOverAfterIt() {
      row("spacewalk: {steps: 1}", "roll: yellow", ".1.....").after("s:b2-d2").assertTurn("green");
    }

    @Test
    void aWalkOfSixStepsHasSix() {
      row("spacewalk: {steps: 6}", "roll: yellow", ".1.....")
          .after("s:b2-d2", "s:d2-b2", "s:b2-d2", "s:d2-b2", "s:b2-d2")
          .assertTurn("orange")
          .after("s:d2-b2")
          .assertTurn("green");
    }

    @Test
    void mustUseAllRefusesTheEndWhileAStepIsPossible() {
      row("spacewalk: {mustUseAll: true}", "roll: yellow", ".1.....")
          .after("s:b2-d2")
          .assertRefused("e", "LC-23")
          .after("s:d2-b2", "s:b2-d2", "s:d2-b2")
          .assertTurn("green");
    }

    @Test
    void mustUseAllStillEndsAWalkInWhichNoStepIsPossible() {
      Table.draw(
              Table.rules("spacewalk: {mustUseAll: true}"),
              """
              roll: yellow
              stations: b2 orange
              board:
              D-D...d
              |.L1...
              +-+....
              .......
              .......
              .......
              d.....D
              """)
          .after("s:d2-b2")
          .assertTurn("green");
    }
  }

  @Nested
  @DisplayName("ufo.blocks and ufo.coversRobot")
  class Ufo {
    @Test
    void spaceBlocksNoSlot() {
      row("ufo: {blocks: 'space'}", "roll: white, orange", ".u.....")
          .assertLegal("w:a2", "w:c2", "d:c1");
    }

    @Test
    void edgesBlockEdgesButNotCorners() {
      row("ufo: {blocks: 'edges'}", "roll: white, orange", ".u.....")
          .assertLegal("d:c1")
          .assertRefused("w:a2", "LC-22")
          .assertRefused("w:c2", "LC-22");
    }

    @Test
    void edgesAndCornersBlockBoth() {
      row("ufo: {blocks: 'edges-and-corners'}", "roll: white, orange", ".u.....")
          .assertRefused("d:c1", "LC-22")
          .assertRefused("w:a2", "LC-22");
    }

    @Test
    void theSpaceItselfIsBlockedAlways() {
      row("ufo: {blocks: 'space'}", "roll: yellow", ".u.1...").assertRefused("s:d2-b2", "LC-25");
    }

    @Test
    void coversRobotOffKeepsUfosOffRobots() {
      row("ufo: {coversRobot: false}", "roll: grey", ".u.1...").assertRefused("u:b2-d2", "LC-21");
      row("ufo: {coversRobot: true}", "roll: grey", ".u.1...").assertLegal("u:b2-d2");
    }
  }

  @Nested
  @DisplayName("quietTurns: turns without a build or points that end the game")
  class QuietTurns {
    @Test
    void endsAtTheNumberGiven() {
      row("quietTurns: 2", "quiet: 1\nroll: red", ".1.....")
          .assertEnding("goes on")
          .after("p")
          .assertEnding("draw");
    }

    @Test
    void zeroMeansNever() {
      row("quietTurns: 0", "quiet: 900\nroll: red", ".1.....").after("p").assertEnding("goes on");
    }
  }
}

package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("7. Spacewalk: steps")
class SpacewalkRulesTest {

  @Nested
  @DisplayName("LC-23 Up to four steps, split among any figures")
  class LC23Steps {
    private final Table table =
        Table.draw(
                """
                D.....d
                .1.....
                .......
                .......
                .......
                .....2.
                d.....D
                """)
            .rolled("yellow");

    @Test
    void afterTheFourthStepTheTurnIsOver() {
      Table three = table.after("s:b2-d2", "s:d2-f2", "s:f2-f4");
      three.assertTurn("orange").assertLegal("s:f4-d4");
      three.after("s:f4-d4").assertTurn("green").assertOptions();
    }

    @Test
    void theStepsAreSplitAsThePlayerLikes() {
      table
          .after("s:b2-d2", "s:f6-f4", "s:d2-d4", "s:f4-f2")
          .assertTurn("green")
          .assertAt("d4", '1')
          .assertAt("f2", '2');
    }

    @Test
    void aPlayerMayStopAfterOneTwoOrThreeSteps() {
      table.after("s:b2-d2", "e").assertTurn("green");
      table.after("s:b2-d2", "s:d2-b2", "e").assertTurn("green");
      table.after("s:b2-d2", "s:d2-b2", "s:b2-b4", "e").assertTurn("green");
    }

    @Test
    void notBeforeTheFirstStep() {
      table.assertRefused("e", "LC-23");
    }

    @Test
    void inTheMiddleOfASpacewalkNothingElseIsDone() {
      Table walking = table.rolled("yellow, white, grey").after("s:b2-d2");
      walking.assertRefused("w:b1", "LC-23").assertRefused("u:d2-d4", "LC-23");
      assertThat(walking.options("w:")).isEmpty();
    }

    @Test
    void onlyFiguresWalk() {
      table.assertRefused("s:d4-d2", "LC-23");
    }
  }

  @Nested
  @DisplayName("LC-24 A step goes to a neighbouring space across an open edge or an own airlock")
  class LC24Step {
    private Table edge(char edge) {
      return Table.draw(
              """
              D.....d
              .1?....
              .......
              .......
              .......
              .......
              d.....D
              """
                  .replace('?', edge))
          .rolled("yellow");
    }

    @Test
    void acrossAnEmptyEdge() {
      edge('.').after("s:b2-d2").assertAt("b2", '.').assertAt("d2", '1');
    }

    @Test
    void acrossAnAirlockOfThePlayersColour() {
      edge('L').assertLegal("s:b2-d2");
      Table.draw("turn: green\nboard:\nD.....d\n.1l....\n" + ".......\n".repeat(4) + "d.....D\n")
          .rolled("yellow")
          .assertLegal("s:b2-d2");
    }

    @Test
    void aStraightWallStopsIt() {
      edge('|').assertRefused("s:b2-d2", "LC-24");
    }

    @Test
    void anAirlockOfTheOtherColourStopsIt() {
      edge('l').assertRefused("s:b2-d2", "LC-24");
    }

    @Test
    void aBlockedEdgeStopsIt() {
      edge('x').assertRefused("s:b2-d2", "LC-24");
    }

    @Test
    void notDiagonally() {
      edge('.').assertRefused("s:b2-d4", "LC-24");
    }

    @Test
    void notTwoSpacesAtOnce() {
      edge('.').assertRefused("s:b2-f2", "LC-24");
    }

    @Test
    void notOntoASlot() {
      edge('.').assertRefused("s:b2-c2", "LC-24");
    }

    @Test
    void cornersNeverMatter() {
      Table.draw(
              """
              D.a...d
              .1.....
              ..x....
              .......
              .......
              .......
              d.....D
              """)
          .rolled("yellow")
          .assertLegal("s:b2-d2", "s:b2-b4");
    }

    @Test
    void aUfoOnAThirdSpaceStopsNothing() {
      Table.draw(
              """
              D.....d
              .1.....
              .......
              ...u...
              .......
              .......
              d.....D
              """)
          .rolled("yellow")
          .after("s:b2-d2")
          .assertLegal("s:d2-f2");
    }
  }

  @Nested
  @DisplayName("LC-25 The target is free, and no UFO holds the figure")
  class LC25Target {
    private Table besides(char target) {
      return Table.draw(
              "D.....d\n.1.?...\n".replace('?', target) + ".......\n".repeat(4) + "d.....D\n")
          .rolled("yellow");
    }

    @Test
    void notOntoARobotOrAnAstronaut() {
      besides('1').assertRefused("s:b2-d2", "LC-25");
      besides('2').assertRefused("s:b2-d2", "LC-25");
    }

    @Test
    void notOntoAUfo() {
      besides('u').assertRefused("s:b2-d2", "LC-25");
    }

    @Test
    void notOntoABlockedSpace() {
      besides('x').assertRefused("s:b2-d2", "LC-25");
    }

    @Test
    void notFromUnderAUfo() {
      Table.draw("D.....d\n.v.....\n" + ".......\n".repeat(4) + "d.....D\n")
          .rolled("yellow")
          .assertRefused("s:b2-d2", "LC-25")
          .assertOptions("p");
    }
  }
}

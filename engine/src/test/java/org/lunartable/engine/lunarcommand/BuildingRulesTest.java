package org.lunartable.engine.lunarcommand;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("5. Building: the pieces")
class BuildingRulesTest {

  /** A 3 x 3 board with this first row; the rest holds the starting domes only. */
  private static Table row(String first) {
    return Table.draw(first + "\n" + ".......\n".repeat(5) + "d.....D\n");
  }

  @Nested
  @DisplayName("LC-15 Wall: straight on an edge, square on a corner")
  class LC15Wall {
    @Test
    void aStraightWallStandsOnAnEdge() {
      row("D.....d").rolled("white").after("w:b1").assertAt("b1", '-');
      row("D.....d").rolled("white").after("w:a2").assertAt("a2", '|');
    }

    @Test
    void aSquareWallStandsOnACorner() {
      row("D-....d").rolled("white").after("w:c1").assertAt("c1", '+');
    }

    @Test
    void aSpaceHoldsNoWall() {
      row("D-....d").rolled("white").assertRefused("w:b2", "LC-15");
    }
  }

  @Nested
  @DisplayName("LC-16 Coloured chain")
  class LC16ColouredChain {
    @Test
    void directlyNextToAnOwnPiece() {
      Table.draw(
              """
              D-D...d
              ..L....
              .......
              .......
              .......
              .......
              d.....D
              """)
          .rolled("orange")
          .assertLegal("a:c3");
    }

    @Test
    void throughExactlyOneStraightWall() {
      row("D-....d").rolled("orange").assertLegal("a:c1");
      row("D-+...d").rolled("orange").assertLegal("d:c1");
    }

    @Test
    void notThroughTwoStraightWallsAndABareSquareWall() {
      row("D-+-..d").rolled("orange").assertRefused("a:e1", "LC-16").assertLegal("d:c1");
      row("D-+-+.d").rolled("orange").assertRefused("d:e1", "LC-16");
    }

    @Test
    void aDomeOnTheSquareWallMendsTheChain() {
      row("D-D-..d").rolled("orange").assertLegal("a:e1");
    }

    @Test
    void aPieceOfTheOtherColourIsNoLinkOfTheChain() {
      Table.draw(
              """
              D-+-a.d
              ..|....
              ..+-...
              .......
              .......
              .......
              d.....D
              """)
          .rolled("orange")
          .assertRefused("d:c3", "LC-16")
          .assertRefused("a:e3", "LC-16");
    }

    @Test
    @DisplayName("d:c3 is refused two straight walls away from the dome")
    void theChainIsNotLongerRoundACorner() {
      Table.draw(
              """
              D-+...d
              ..|....
              ..+....
              .......
              .......
              .......
              d.....D
              """)
          .rolled("orange")
          .assertRefused("d:c3", "LC-16")
          .assertLegal("d:c1");
    }

    @Test
    void theOwnPieceBelongsToTheNetwork() {
      Table.draw(
              """
              D-+...d
              ..|....
              ...-A..
              .......
              .......
              .......
              d.....D
              """)
          .rolled("orange, white")
          .assertRefused("a:c3", "LC-16")
          .assertLegal("w:c3");
    }

    @Test
    void aWallNeedsNoChain() {
      row("D-+-..d").rolled("white").assertLegal("w:e1");
    }
  }

  @Nested
  @DisplayName("LC-17 Dome: on a square wall without a dome that is itself in the network")
  class LC17Dome {
    @Test
    void theSquareWallUnderItCountsAsTheDomesPiece() {
      row("D-+...d").rolled("orange").after("d:c1").assertAt("c1", 'D');
      Table.draw("turn: green\nboard:\nD...+-d\n" + ".......\n".repeat(5) + "d.....D\n")
          .rolled("green")
          .after("d:e1")
          .assertAt("e1", 'd');
    }

    @Test
    void notOnAnEmptyCorner() {
      row("D-....d").rolled("orange").assertRefused("d:c1", "LC-17");
    }

    @Test
    void notOnADomeOrAnAntenna() {
      row("D-D...d").rolled("orange").assertRefused("d:c1", "LC-17");
      row("D-d...d").rolled("orange").assertRefused("d:c1", "LC-17");
      row("D-A...d").rolled("orange").assertRefused("d:c1", "LC-17");
    }

    @Test
    void notOnAnEdgeOrASpace() {
      row("D-+...d").rolled("orange").assertRefused("d:b1", "LC-17").assertRefused("d:b2", "LC-17");
    }

    @Test
    void notOnASquareWallOutsideTheNetwork() {
      row("D-..+-d").rolled("orange").assertRefused("d:e1", "LC-17");
    }
  }

  @Nested
  @DisplayName("LC-18 Antenna: on an empty corner")
  class LC18Antenna {
    @Test
    void itStandsDirectlyOnTheBoard() {
      row("D-....d").rolled("orange").after("a:c1").assertAt("c1", 'A');
    }

    @Test
    void notOnASquareWall() {
      row("D-+...d").rolled("orange").assertRefused("a:c1", "LC-14");
    }

    @Test
    void notOnAnEdgeOrASpace() {
      row("D-D...d").rolled("orange").assertRefused("a:c2", "LC-18").assertRefused("a:b2", "LC-18");
    }

    @Test
    void notAwayFromTheNetwork() {
      row("D-....d").rolled("orange").assertRefused("a:e1", "LC-14");
    }
  }

  @Nested
  @DisplayName("LC-19 Airlock: on an empty edge, both sides unblocked spaces")
  class LC19Airlock {
    @Test
    void itStandsNextToAnOwnDomeOrAntenna() {
      row("D-D...d").rolled("orange").after("l:c2").assertAt("c2", 'L');
      row("D-A...d").rolled("orange").assertLegal("l:c2");
    }

    @Test
    void notNextToABareSquareWall() {
      row("D-+...d").rolled("orange").assertRefused("l:c2", "LC-16");
    }

    @Test
    void notNextToAPieceOfTheOtherColour() {
      row("D-d...d").rolled("orange").assertRefused("l:c2", "LC-14");
    }

    @Test
    void notOnTheRim() {
      row("D-D...d").rolled("orange").assertRefused("l:d1", "LC-19").assertRefused("l:a2", "LC-19");
    }

    @Test
    void notBesideABlockedSpace() {
      Table.draw("D-D...d\n...x...\n" + ".......\n".repeat(4) + "d.....D\n")
          .rolled("orange")
          .assertRefused("l:c2", "LC-19");
    }

    @Test
    void figuresBesideItDoNotMatter() {
      Table.draw("D-D...d\n.1.2...\n" + ".......\n".repeat(4) + "d.....D\n")
          .rolled("orange")
          .assertLegal("l:c2");
    }

    @Test
    void notOnACornerOrASpace() {
      row("D-....d").rolled("orange").assertRefused("l:c1", "LC-19").assertRefused("l:b2", "LC-19");
    }

    @Test
    void notInTheStraightWallsPlace() {
      row("D-D-..d").rolled("orange").assertRefused("l:d1", "LC-14");
    }
  }
}

package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("5. Building: the network")
class NetworkRulesTest {

  @Nested
  @DisplayName("LC-13 A player's network")
  class LC13Network {
    @Test
    void reachesFromBothStartingDomesThroughNeighbouringPieces() {
      Table table =
          Table.draw(
                  """
                  D-+.+-d
                  .......
                  .......
                  .......
                  .......
                  .......
                  d.....D
                  """)
              .rolled("white");
      assertThat(table.options("w:")).containsExactly("w:d1", "w:a2", "w:c2", "w:g6", "w:f7");
    }

    @Test
    void neverEntersAPieceOfTheOtherColour() {
      Table.draw(
              """
              D-d-+.d
              .......
              .......
              .......
              .......
              .......
              d.....D
              """)
          .rolled("white")
          .assertRefused("w:c2", "LC-14")
          .assertRefused("w:e2", "LC-14")
          .assertRefused("w:f1", "LC-14")
          .assertLegal("w:a2");
    }

    @Test
    void doesNotEnterAnAirlockOfTheOtherColour() {
      Table.draw(
              """
              D-+...d
              ..l....
              ..+....
              .......
              .......
              .......
              d.....D
              """)
          .rolled("white")
          .assertRefused("w:c4", "LC-14")
          .assertRefused("w:d3", "LC-14")
          .assertLegal("w:d1");
    }

    @Test
    void passesThroughOwnColouredPieces() {
      Table.draw(
              """
              D-A-A.d
              ....L..
              .......
              .......
              .......
              .......
              d.....D
              """)
          .rolled("white")
          .assertLegal("w:e3", "w:c2", "w:f1");
    }

    @Test
    void doesNotHoldOwnPiecesThatNothingJoinsToAStartingDome() {
      Table.draw(
              """
              D.....d
              .......
              ..A-+..
              .......
              .......
              .......
              d.....D
              """)
          .rolled("white")
          .assertRefused("w:c2", "LC-14")
          .assertRefused("w:e4", "LC-14");
    }

    @Test
    void aSquareWallWithADomeIsAPieceOfTheDomesColour() {
      String line = "...d\n.......\n.......\n.......\n.......\n.......\nd.....D\n";
      Table.draw("D-+" + line).rolled("white").assertLegal("w:d1");
      Table.draw("D-D" + line).rolled("white").assertLegal("w:d1");
      Table.draw("D-d" + line).rolled("white").assertRefused("w:d1", "LC-14");
    }
  }

  @Nested
  @DisplayName("LC-14 Building needs stock, an empty unblocked slot and the network next to it")
  class LC14Place {
    private static final String CORNER =
        """
        D-+...d
        .......
        .......
        .......
        .......
        .......
        d.....D
        """;

    @Test
    void noStraightWallLeftMeansNoStraightWallBuilt() {
      Table.draw("stock: straight 0, square 3\nroll: white\nboard:\n" + CORNER)
          .assertRefused("w:d1", "LC-14")
          .assertOptions("p");
    }

    @Test
    void noSquareWallLeftMeansNoSquareWallBuilt() {
      Table.draw("stock: straight 1, square 0\nroll: white\nboard:\n" + CORNER).after("w:d1");
      Table.draw(
              """
              stock: straight 1, square 0
              roll: white
              board:
              D-....d
              .......
              .......
              .......
              .......
              .......
              d.....D
              """)
          .assertRefused("w:c1", "LC-14")
          .assertLegal("w:a2");
    }

    @Test
    void noDomeAirlockOrAntennaLeftMeansNoneBuilt() {
      Table.draw("stock orange: dome 0\nroll: orange\nboard:\n" + CORNER)
          .assertRefused("d:c1", "LC-14");
      String dome = CORNER.replace("D-+", "D-D");
      Table.draw("stock orange: airlock 0\nroll: orange\nboard:\n" + dome)
          .assertRefused("l:c2", "LC-14");
      String open = CORNER.replace("D-+", "D-.");
      Table.draw("stock orange: antenna 0\nroll: orange\nboard:\n" + open)
          .assertRefused("a:c1", "LC-14");
    }

    @Test
    void theOtherSidesStockDoesNotCount() {
      Table.draw("stock green: dome 0\nroll: orange\nboard:\n" + CORNER).assertLegal("d:c1");
    }

    @Test
    void theSlotIsEmpty() {
      Table table = Table.draw(CORNER).rolled("white, orange");
      table.assertRefused("w:b1", "LC-14").assertRefused("w:c1", "LC-14");
      table.assertRefused("w:a1", "LC-14").assertRefused("a:c1", "LC-14");
    }

    @Test
    void theSlotTouchesThePlayersNetwork() {
      Table.draw(CORNER).rolled("white").assertLegal("w:c2").assertRefused("w:c4", "LC-14");
    }

    @Test
    void theOtherPlayersNetworkIsNoHelp() {
      Table.draw(CORNER).rolled("white").assertRefused("w:f1", "LC-14");
      Table.draw("turn: green\nboard:\n" + CORNER)
          .rolled("white")
          .assertRefused("w:d1", "LC-14")
          .assertLegal("w:f1");
    }
  }
}

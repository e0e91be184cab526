package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

@DisplayName("2. Pieces")
class PiecesRulesTest {

  @Nested
  @DisplayName("LC-5 Stock at the start, none of it on the board")
  class LC5Stock {
    private final Stock stock = Rules.CLASSIC.start(Side.ORANGE).stock();

    @Test
    void twentyFourStraightAndTwentyFourSquareWallsAreShared() {
      assertThat(stock.straight()).isEqualTo(24);
      assertThat(stock.square()).isEqualTo(24);
    }

    @Test
    void eachColourHasFourteenPieces() {
      for (Side side : Side.values()) {
        assertThat(stock.of(side)).isEqualTo(new Stock.Coloured(6, 4, 4));
        assertThat(stock.of(side).total()).isEqualTo(14);
      }
    }

    @Test
    void theStartingDomesAndTheirSquareWallsAreExtra() {
      Position start = Rules.CLASSIC.start(Side.ORANGE);
      assertThat(start.board().places(Content::isDome)).hasSize(4);
      assertThat(start.board().places(Content::isPiece)).hasSize(4);
      assertThat(start.built()).isEqualTo(Tally.ZERO);
    }

    @Test
    void everyPieceBuiltLeavesTheStock() {
      Table table =
          Table.draw(
              """
              D-....d
              .......
              .......
              .......
              .......
              .......
              d.....D
              """);
      Stock full = table.position().stock();
      assertThat(table.rolled("white").after("w:a2").position().stock())
          .isEqualTo(new Stock(23, 24, full.orange(), full.green()));
      assertThat(table.rolled("white").after("w:c1").position().stock())
          .isEqualTo(new Stock(24, 23, full.orange(), full.green()));
      assertThat(table.rolled("orange").after("a:c1").position().stock())
          .isEqualTo(new Stock(24, 24, new Stock.Coloured(6, 4, 3), full.green()));
    }

    @Test
    void aDomeLeavesTheStockOfDomesOnlySinceItsSquareWallStandsThereAlready() {
      Table table =
          Table.draw(
              """
              D-+...d
              .......
              .......
              .......
              .......
              .......
              d.....D
              """);
      Stock full = table.position().stock();
      assertThat(table.rolled("orange").after("d:c1").position().stock())
          .isEqualTo(new Stock(24, 24, new Stock.Coloured(5, 4, 4), full.green()));
    }

    @Test
    void anAirlockLeavesTheStockOfItsColourOnly() {
      Table table =
          Table.draw(
              """
              turn: green
              board:
              D...d-d
              .......
              .......
              .......
              .......
              .......
              d.....D
              """);
      Stock full = table.position().stock();
      assertThat(table.rolled("green").after("l:e2").position().stock())
          .isEqualTo(new Stock(24, 24, full.orange(), new Stock.Coloured(6, 3, 4)));
    }
  }

  @Test
  @DisplayName("LC-6 Two pieces of the same type never connect: neighbours differ in shape")
  void lc6NeighboursDifferInShape() {
    Lattice lattice = new Lattice(12, 3);
    for (Place place : lattice.places()) {
      assertThat(lattice.neighbours(place)).noneMatch(next -> next.kind() == place.kind());
    }
  }

  @Nested
  @DisplayName("LC-7 A space holds at most one figure")
  class LC7OneFigure {
    @Test
    void noFigureStepsOntoAnother() {
      Table.draw(
              """
              D.....d
              .1.2...
              .......
              .......
              .......
              .......
              d.....D
              """)
          .rolled("yellow")
          .assertRefused("s:b2-d2", "LC-25")
          .assertRefused("s:d2-b2", "LC-25");
    }

    @Test
    void aUfoMayShareASpaceWithARobot() {
      Table.draw(
              """
              D.....d
              .1.u...
              .......
              .......
              .......
              .......
              d.....D
              """)
          .rolled("grey")
          .after("u:d2-b2")
          .assertAt("b2", 'v')
          .assertAt("d2", '.');
    }
  }
}

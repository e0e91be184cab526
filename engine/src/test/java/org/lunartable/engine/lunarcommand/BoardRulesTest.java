package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

@DisplayName("1. Board")
class BoardRulesTest {

  @Nested
  @DisplayName("LC-1 The board is a lattice of spaces with slots between and around them")
  class LC1Lattice {
    @Test
    void byDefaultItHasNineByNineSpaces() {
      Lattice lattice = Rules.CLASSIC.lattice();
      assertThat(lattice.places(Place.Kind.SPACE)).hasSize(9 * 9);
    }

    @Test
    void everySideOfASpaceHasAnEdgeAndEveryCornerOfASpaceACorner() {
      Lattice lattice = Rules.CLASSIC.lattice();
      assertThat(lattice.places(Place.Kind.EDGE)).hasSize(2 * 9 * 10);
      assertThat(lattice.places(Place.Kind.CORNER)).hasSize(10 * 10);
    }

    @Test
    void aHouseBoardHasAnySizeFromThreeToTwelve() {
      Board board = Table.rules("board: {width: 3, height: 12}").start(Side.ORANGE).board();
      assertThat(board.lattice()).isEqualTo(new Lattice(3, 12));
      assertThat(board.lattice().places(Place.Kind.SPACE)).hasSize(36);
    }
  }

  @Nested
  @DisplayName("LC-2 Grid coordinates, written as column letter and row number")
  class LC2Coordinates {
    @Test
    void theDefaultGridIsNineteenByNineteen() {
      assertThat(Rules.CLASSIC.lattice().columns()).isEqualTo(19);
      assertThat(Rules.CLASSIC.lattice().rows()).isEqualTo(19);
    }

    @Test
    void theOriginIsA1AndTheOppositeCornerS19() {
      assertThat(new Place(0, 0).name()).isEqualTo("a1");
      assertThat(new Place(18, 18).name()).isEqualTo("s19");
    }

    @Test
    void theTopLeftSpaceIsB2() {
      assertThat(new Place(1, 1).name()).isEqualTo("b2");
      assertThat(Rules.CLASSIC.lattice().places(Place.Kind.SPACE).get(0)).isEqualTo(Place.of("b2"));
    }

    @Test
    void oddOddIsASpaceEvenEvenACornerMixedAnEdge() {
      assertThat(new Place(3, 5).kind()).isEqualTo(Place.Kind.SPACE);
      assertThat(new Place(4, 6).kind()).isEqualTo(Place.Kind.CORNER);
      assertThat(new Place(3, 6).kind()).isEqualTo(Place.Kind.EDGE);
      assertThat(new Place(4, 5).kind()).isEqualTo(Place.Kind.EDGE);
    }
  }

  @Nested
  @DisplayName("LC-3 Slots are neighbours when they touch orthogonally")
  class LC3Neighbours {
    private final Lattice lattice = new Lattice(3, 3);

    private List<String> neighbours(String place) {
      return lattice.neighbours(Place.of(place)).stream().map(Place::name).toList();
    }

    @Test
    void aCornerHasUpToFourEdges() {
      assertThat(neighbours("c3")).containsExactlyInAnyOrder("c2", "b3", "d3", "c4");
      assertThat(neighbours("a1")).containsExactlyInAnyOrder("b1", "a2");
    }

    @Test
    void anEdgeHasItsTwoEndsAndUpToTwoSides() {
      assertThat(neighbours("c2")).containsExactlyInAnyOrder("c1", "c3", "b2", "d2");
      assertThat(neighbours("b1")).containsExactlyInAnyOrder("a1", "c1", "b2");
    }

    @Test
    @DisplayName("touching diagonally is not connected")
    void aWallIsNotBuiltDiagonallyFromTheNetwork() {
      Table.draw(
              """
              D.....d
              .......
              .......
              .......
              .......
              .......
              d.....D
              """)
          .rolled("white, white")
          .assertLegal("w:b1", "w:a2")
          .assertRefused("w:b3", "LC-14")
          .assertRefused("w:c2", "LC-14")
          .assertRefused("w:c3", "LC-14");
    }
  }

  @Nested
  @DisplayName("LC-4 Blocked spaces and slots")
  class LC4Blocked {
    @Test
    void nothingIsBuiltOnABlockedSlot() {
      Table.draw(
              """
              D.....d
              x......
              .......
              .......
              .......
              .......
              d.....D
              """)
          .rolled("white, orange")
          .assertRefused("w:a2", "LC-4")
          .assertRefused("l:a2", "LC-4")
          .assertLegal("w:b1");
    }

    @Test
    void noUfoMovesToABlockedSpace() {
      Table.draw(
              """
              D.....d
              .u.x...
              .......
              .......
              .......
              .......
              d.....D
              """)
          .rolled("grey")
          .assertRefused("u:b2-d2", "LC-4");
    }

    @Test
    void aBlockedEdgeIsNoPartOfAWall() {
      Table.draw(
              """
              D-+...d
              |.x....
              +-+....
              .......
              .......
              .......
              d.....D
              """)
          .assertStations();
    }

    @Test
    void aBlockedCornerIsNoPartOfAWall() {
      Table.draw(
              """
              D-+...d
              |.|....
              +-x....
              .......
              .......
              .......
              d.....D
              """)
          .assertStations();
    }

    @Test
    void aBlockedSpaceBelongsToTheAreaThatAWallEncloses() {
      Table table =
          Table.draw(
              """
              D-+-+.d
              |x..|..
              +-+-+..
              .......
              .......
              .......
              d.....D
              """);
      table.assertStations("b2 open");
      assertThat(table.station("b2").station().size()).isEqualTo(2);
    }
  }

  @Nested
  @DisplayName("LC-4a The rim of the board is no wall")
  class LC4aRim {
    @Test
    void anAreaOpenToTheRimIsNotEnclosed() {
      Table.draw(
              """
              D.+...d
              ..|....
              +-+....
              .......
              .......
              .......
              d.....D
              """)
          .assertStations();
    }

    @Test
    void rimEdgesAndRimCornersCanBeBuiltOn() {
      Table.draw(
              """
              D-....d
              .......
              .......
              .......
              .......
              .......
              d.....D
              """)
          .rolled("white")
          .assertLegal("w:a2", "w:c1", "w:f7", "w:g6");
    }
  }
}

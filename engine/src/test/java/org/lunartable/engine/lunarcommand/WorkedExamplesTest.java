package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("11. Worked examples")
class WorkedExamplesTest {

  @Nested
  @DisplayName("1. A 1 x 1 station needs four edges and four corners")
  class Example1OneByOne {
    private static final String EIGHT =
        """
        D.....d
        .......
        ..+-+..
        ..|.|..
        ..+-+..
        .......
        d.....D
        """;

    @Test
    void eightPiecesEnclose() {
      Table.draw(EIGHT).assertStations("d4 open");
    }

    @Test
    void sevenWithACornerOrAnEdgeMissingDoNot() {
      Table.draw(EIGHT.replaceFirst("\\+-\\+", "+-.")).assertStations();
      Table.draw(EIGHT.replaceFirst("\\+-\\+", "+.+")).assertStations();
    }
  }

  @Nested
  @DisplayName("2. An outer ring around a finished station makes a ring-shaped station")
  class Example2Ring {
    private final Table closed =
        Table.draw(
                """
                stations: d4 green
                roll: white
                board:
                D-+-+-+
                |.....|
                +.d-d.+
                |1|.|2|
                +.d-d.+
                |.....|
                +-+-+-.
                """)
            .after("w:g7");

    @Test
    void theRingIsASecondStation() {
      closed.assertStations("b2 orange", "d4 green");
      assertThat(closed.station("b2").station().size()).isEqualTo(8);
    }

    @Test
    void theInnerWallsDoNotCountForItsMajority() {
      assertThat(closed.station("b2").pieces()).isEqualTo(new Tally(1, 0));
      closed.assertScore(3, 0);
    }
  }

  @Nested
  @DisplayName("3. How many stations one piece closes")
  class Example3Several {
    @Test
    void anEdgeBetweenTwoAreasClosesAtMostTheTwo() {
      Table.draw(
              """
              roll: white
              board:
              D-+.+-d
              |1.2|..
              +-+-+..
              .......
              .......
              .......
              d.....D
              """)
          .after("w:d1")
          .assertStations("b2 orange")
          .assertScore(3, 0);
    }

    @Test
    void aCornerThatThreeLoopsLackClosesThree() {
      Table table =
          Table.draw(
                  """
                  roll: white
                  board:
                  D-+-+.d
                  |1|1|..
                  +-.-+..
                  |2|....
                  +-+....
                  .......
                  d.....D
                  """)
              .after("w:c3");
      table.assertStations("b2 orange", "d2 none", "b4 none");
      assertThat(table.events()).hasSize(3);
      table.assertScore(2, 1);
    }

    @Test
    void aWallAcrossAScoredStationDividesIt() {
      Table.draw(
              """
              stations: b2 orange
              roll: white
              board:
              D-+-+.d
              |1.2|..
              +-+-+..
              .......
              .......
              .......
              d.....D
              """)
          .after("w:c2")
          .assertStations("b2 orange", "d2 orange")
          .assertScore(0, 0);
    }
  }

  @Test
  @DisplayName("4. A tie with 3 points inside gives each side 1")
  void example4Tie() {
    String rest = ".......\n".repeat(3) + "d.....D\n";
    Table.draw("roll: white\nboard:\nD-+-d.d\n|1.2|..\n+-+-...\n" + rest)
        .after("w:e3")
        .assertScore(1, 1)
        .assertStations("b2 none");
  }

  @Test
  @DisplayName("5. A white ring with 2 points inside is a tie 0-0: each side gets 1")
  void example5WhiteRing() {
    Table.draw(
            """
            roll: white
            board:
            D-+-+.d
            ..|2|..
            ..+-...
            .......
            .......
            .......
            d.....D
            """)
        .after("w:e3")
        .assertScore(1, 1)
        .assertStations("d2 none");
  }

  @Test
  @DisplayName("6. The other side's build closes a loop in which you hold the majority: you score")
  void example6OtherSideCloses() {
    Table.draw(
            """
            turn: green
            roll: white
            board:
            D-+.+-d
            |2|.|..
            D-.-+..
            .......
            .......
            .......
            d.....D
            """)
        .after("w:c3")
        .assertScore(2, 0)
        .assertStations("b2 orange");
  }

  @Nested
  @DisplayName("7. A dome of the other side in the middle of your line")
  class Example7Cut {
    @Test
    void whatLiesBeyondIsNoLongerInYourNetwork() {
      Table.draw(
              """
              roll: white
              board:
              D-+-d-+
              .......
              .......
              .......
              .......
              .......
              d.....D
              """)
          .assertRefused("w:g2", "LC-14")
          .assertLegal("w:c2");
    }

    @Test
    void unlessItIsJoinedByAnotherWay() {
      Table.draw(
              """
              roll: white
              board:
              D-+-d-+
              ..|...|
              ..+-+-+
              .......
              .......
              .......
              d.....D
              """)
          .assertLegal("w:g4");
    }

    @Test
    void itStillEncloses() {
      Table.draw(
              """
              roll: white
              board:
              D-d...d
              |1|....
              +-.....
              .......
              .......
              .......
              d.....D
              """)
          .after("w:c3")
          .assertStations("b2 none");
    }
  }
}

package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("8. Scoring")
class ScoringRulesTest {

  /** Two spaces, b2 and d2; their wall is complete but for the corner e3. */
  private static final String PAIR =
      """
      roll: white
      board:
      D-+-+.d
      |?.!|..
      +-+-...
      .......
      .......
      .......
      d.....D
      """;

  private static Table pair(String inside) {
    return Table.draw(PAIR.replace('?', inside.charAt(0)).replace('!', inside.charAt(1)));
  }

  @Nested
  @DisplayName("LC-31 Points: robots one, astronauts two")
  class LC31Points {
    @Test
    void aRobotIsWorthOneAndAnAstronautTwo() {
      pair("1.").after("w:e3").assertScore(1, 0);
      pair("2.").after("w:e3").assertScore(2, 0);
      pair("12").after("w:e3").assertScore(3, 0);
      pair("22").after("w:e3").assertScore(4, 0);
    }

    @Test
    void anEmptyStationScoresNothingButIsOwned() {
      pair("..").after("w:e3").assertScore(0, 0).assertStations("b2 orange");
    }

    @Test
    void aUfoAloneIsWorthNothing() {
      pair("u1").after("w:e3").assertScore(1, 0).assertAt("b2", 'u');
    }

    @Test
    void figuresUnderAUfoCountAndLeaveAndTheUfoStays() {
      pair("v.").after("w:e3").assertScore(1, 0).assertAt("b2", 'u');
      pair("w.").after("w:e3").assertScore(2, 0).assertAt("b2", 'u');
    }

    @Test
    void figuresOfNestedStationsDoNotCount() {
      Table.draw(
              """
              stations: d4 green
              roll: white
              board:
              D-+-+-+
              |1....|
              +.d-d.+
              |.|2|.|
              +.d-d.+
              |.....|
              +-+-+-.
              """)
          .after("w:g7")
          .assertScore(1, 0)
          .assertAt("d4", '2')
          .assertStations("b2 orange", "d4 green");
    }
  }

  @Nested
  @DisplayName("LC-32 The greater number of coloured pieces takes all, a tie gives half")
  class LC32Majority {
    private Table ring(String firstRow, char closing, String roll) {
      return Table.draw(
          """
          turn: orange
          roll: ROLL
          board:
          FIRST
          |2.1|..
          +-+-?..
          .......
          .......
          .......
          d.....D
          """
              .replace("FIRST", firstRow)
              .replace("ROLL", roll)
              .replace('?', closing));
    }

    @Test
    void theGreaterNumberTakesAllPoints() {
      ring("D-+-D.d", '.', "white").after("w:e3").assertScore(3, 0);
      ring("D-d-d.d", '.', "white").after("w:e3").assertScore(0, 3);
    }

    @Test
    void theStartingDomesAreIncluded() {
      Table table = ring("D-+-+.d", '.', "white").after("w:e3");
      Event.StationScored scored = (Event.StationScored) table.events().get(0);
      assertThat(scored.pieces()).isEqualTo(new Tally(1, 0));
      assertThat(scored.gained()).isEqualTo(new Tally(3, 0));
    }

    @Test
    void domesAirlocksAndAntennasAllCount() {
      Table table =
          Table.draw(
                  """
                  roll: white
                  board:
                  D-A.l-d
                  |.L....
                  .-D....
                  .......
                  .......
                  .......
                  d.....D
                  """
                      .replace(".l-d", "...d"))
              .after("w:a3");
      assertThat(((Event.StationScored) table.events().get(0)).pieces()).isEqualTo(new Tally(4, 0));
    }

    @Test
    void bareWallsDoNotCount() {
      assertThat(ring("D-+-+.d", '+', "white").station("b2").pieces()).isEqualTo(new Tally(1, 0));
    }

    @Test
    void aTieGivesEachSideHalfRoundedDown() {
      Table tie = ring("D-+-d.d", '.', "white");
      tie.after("w:e3").assertScore(1, 1).assertStations("b2 none");
    }

    @Test
    void theFiguresLeaveTheBoardAlsoOnATie() {
      ring("D-+-d.d", '.', "white").after("w:e3").assertAt("b2", '.').assertAt("d2", '.');
      ring("D-+-D.d", '.', "white").after("w:e3").assertAt("b2", '.').assertAt("d2", '.');
    }
  }

  @Nested
  @DisplayName("LC-33 The greater number owns the station from then on")
  class LC33Owner {
    private static final String OWNED =
        """
        turn: green
        stations: b2 orange
        board:
        D-+...d
        |.|....
        +-+....
        |......
        +......
        |......
        d.....D
        """;

    @Test
    void howeverWallsChangeLater() {
      Table.draw(OWNED).rolled("green").assertRefused("d:a3", "LC-16");
      Table.draw(OWNED.replace("\n+......", "\nd......"))
          .rolled("green")
          .after("d:a3")
          .rolled("white")
          .after("w:d1")
          .assertStations("b2 orange");
    }

    @Test
    void aTieLeavesItWithoutOwnerForGood() {
      Table.draw(OWNED.replace("b2 orange", "b2 none").replace("turn: green", "turn: orange"))
          .rolled("orange")
          .after("d:c1")
          .assertStations("b2 none");
    }
  }

  @Nested
  @DisplayName("LC-34 Building inside a scored station can divide it")
  class LC34Divided {
    private static final String WHOLE =
        """
        stations: b2 OWNER
        roll: white
        board:
        D-+-+.d
        |2.1|..
        +-+-+..
        .......
        .......
        .......
        d.....D
        """;

    @Test
    void thePartsKeepTheOwnerAndNothingIsScoredAgain() {
      Table.draw(WHOLE.replace("OWNER", "green"))
          .after("w:c2")
          .assertStations("b2 green", "d2 green")
          .assertScore(0, 0)
          .assertAt("b2", '2')
          .assertAt("d2", '1');
    }

    @Test
    void thePartsKeepTheLackOfAnOwner() {
      Table.draw(WHOLE.replace("OWNER", "none"))
          .after("w:c2")
          .assertStations("b2 none", "d2 none")
          .assertScore(0, 0);
    }
  }

  @Test
  @DisplayName("LC-35 Stations never open again: no action takes a piece off the board")
  void lc35NeverOpenAgain() {
    Table table = pair("12").after("w:e3");
    table.rolled("yellow").assertRefused("w:e3", "LC-11");
    table.rolled("white").assertRefused("w:e3", "LC-14");
    table.rolled("white").after("w:f1").assertStations("b2 orange");
  }
}

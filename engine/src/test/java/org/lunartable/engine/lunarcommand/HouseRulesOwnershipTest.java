package org.lunartable.engine.lunarcommand;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("LC-44 House rules about ties and owners")
class HouseRulesOwnershipTest {

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

  private static Table tie(String rules) {
    return Table.draw(Table.rules(rules), "roll: white\n" + ROOM.replace('?', 'd'));
  }

  @Nested
  @DisplayName("tie: what becomes of a station that neither side leads")
  class Tie {
    @Test
    void halfGivesEachSideHalf() {
      tie("tie: 'half'").after("w:e3").assertScore(1, 1).assertStations("b2 none");
    }

    @Test
    void noneGivesNobodyPointsAndTheFiguresLeave() {
      tie("tie: 'none'")
          .after("w:e3")
          .assertScore(0, 0)
          .assertStations("b2 none")
          .assertAt("b2", '.')
          .assertAt("d2", '.');
    }

    @Test
    void builderGivesAllPointsAndTheStationToTheSideThatClosedIt() {
      tie("tie: 'builder'").after("w:e3").assertScore(3, 0).assertStations("b2 orange");
      Table.draw(
              Table.rules("tie: 'builder'"),
              "turn: green\nroll: white\n" + ROOM.replace("-?.d", "-d-d"))
          .after("w:e3")
          .assertScore(0, 3)
          .assertStations("b2 green");
    }

    @Test
    void builderChangesNothingWhereOneSideLeads() {
      Table.draw(
              Table.rules("tie: 'builder'"),
              "turn: green\nroll: white\n" + ROOM.replace("+-?.d", "D-d-d"))
          .after("w:e3")
          .assertScore(3, 0);
    }
  }

  @Nested
  @DisplayName("owner: fixed or majority")
  class Owner {
    private static final String OWNED =
        """
        turn: green
        stations: b2 orange
        start: a1 orange, e1 green
        roll: green
        board:
        D-+-d..
        |...|..
        +-+-+..
        .......
        .......
        .......
        d.....D
        """;

    private static Table green(String rules) {
      return Table.draw(Table.rules(rules), OWNED);
    }

    @Test
    void fixedStaysWhateverIsBuilt() {
      green("owner: 'fixed'").after("d:c1").assertStations("b2 orange");
    }

    @Test
    void majorityIsRecountedAfterEveryBuildAlsoADome() {
      green("owner: 'majority'").after("d:c1").assertStations("b2 green");
    }

    @Test
    void equalNumbersLeaveNobody() {
      green("owner: 'majority'").rolled("white").after("w:f1").assertStations("b2 none");
    }

    @Test
    void aRecountBringsNoPoints() {
      green("owner: 'majority'").after("d:c1").assertScore(0, 0);
    }
  }
}

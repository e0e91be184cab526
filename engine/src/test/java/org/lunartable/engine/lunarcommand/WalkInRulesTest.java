package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

@DisplayName("LC-26 Walking in through an own airlock into an own station")
class WalkInRulesTest {

  /** A station at b2 with an orange airlock to the right, figures at d2 and f4. */
  private static final String DOOR =
      """
      D-D...d
      |.L1...
      +-+....
      .....2.
      .......
      .......
      d.....D
      """;

  private static Table door(String keys) {
    return Table.draw(keys + "\nroll: yellow\nboard:\n" + DOOR);
  }

  @Test
  void theFigureIsScoredAtOnceAndLeavesTheBoard() {
    Table table = door("stations: b2 orange").after("s:d2-b2");
    table.assertScore(1, 0).assertAt("b2", '.').assertAt("d2", '.').assertTurn("orange");
    assertThat(table.events()).containsExactly(new Event.WalkedIn(Place.of("b2"), 1, Side.ORANGE));
  }

  @Test
  void anAstronautBringsTwoPoints() {
    Table.draw("stations: b2 orange\nroll: yellow\nboard:\n" + DOOR.replace('1', '2'))
        .after("s:d2-b2")
        .assertScore(2, 0);
  }

  @Test
  void theRemainingStepsGoOnWithOtherFigures() {
    door("stations: b2 orange")
        .after("s:d2-b2", "s:f4-f2", "s:f2-d2", "s:d2-b2")
        .assertScore(3, 0)
        .assertTurn("green");
  }

  @Test
  void notIntoAStationOfTheOtherSide() {
    door("stations: b2 green").after("s:d2-b2").assertScore(0, 0).assertAt("b2", '1');
  }

  @Test
  void notIntoAStationWithoutOwner() {
    door("stations: b2 none").after("s:d2-b2").assertScore(0, 0).assertAt("b2", '1');
  }

  @Test
  void notIntoAnAreaThatIsNotScored() {
    door("").after("s:d2-b2").assertScore(0, 0).assertAt("b2", '1');
  }

  @Test
  void walkingOutScoresNothing() {
    Table.draw("stations: b2 orange\nroll: yellow\nboard:\n" + DOOR.replace("|.L1", "|1L."))
        .after("s:b2-d2")
        .assertScore(0, 0)
        .assertAt("d2", '1');
  }

  @Test
  void itHoldsFromAnotherPartOfAnOwnStationToo() {
    Table.draw(
            """
            stations: b2 orange, d2 orange
            roll: yellow
            board:
            D-D-+.d
            |.L1|..
            +-+-+..
            .......
            .......
            .......
            d.....D
            """)
        .after("s:d2-b2")
        .assertScore(1, 0);
  }

  @Test
  void movingInsideAnOwnStationScoresNothing() {
    Table.draw(
            """
            stations: b2 orange
            roll: yellow
            board:
            D-D-+.d
            |..1|..
            +-+-+..
            .......
            .......
            .......
            d.....D
            """)
        .after("s:d2-b2")
        .assertScore(0, 0)
        .assertAt("b2", '1');
  }

  @Test
  void theWalkIsOverWhenNoStepIsPossibleAnyMore() {
    Table.draw("stations: b2 orange\nroll: yellow\nboard:\n" + DOOR.replace('2', '.'))
        .after("s:d2-b2")
        .assertTurn("green")
        .assertScore(1, 0);
  }

  @Test
  void theWalkIsOverWhenTheGameIsWon() {
    door("score: orange 10, green 0\nstations: b2 orange")
        .after("s:d2-b2")
        .assertEnding("orange")
        .assertTurn("green")
        .assertOptions();
  }
}

package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

@DisplayName("LC-40 UFO abduction")
class AbductionRulesTest {

  private static final Rules ABDUCTION = Table.rules("variants: {abduction: true}");

  /** UFOs: alone at b2, over a robot at f2, on an astronaut at b4. An orange station at d4. */
  private static final String BOARD =
      """
      stations: d4 orange
      board:
      D.....d
      .u.2.v.
      ..D-+..
      .w|.|2.
      ..+-+..
      .1.x...
      d.....D
      """;

  private static Table rolled(String colour) {
    return Table.draw(ABDUCTION, BOARD).rolled(colour);
  }

  @Test
  void itIsSwitchedOnByItself() {
    Table.draw(BOARD).rolled("grey").assertRefused("b:b2-d2-f6", "LC-40");
  }

  @ParameterizedTest
  @ValueSource(strings = {"grey", "black"})
  void itTakesAGreyOrBlackOption(String colour) {
    rolled(colour).assertLegal("b:b2-d2-f6");
  }

  @Test
  void otherColoursGiveNone() {
    rolled("yellow").assertRefused("b:b2-d2-f6", "LC-11");
  }

  @Test
  void anOrdinaryUfoMoveIsStillPossible() {
    rolled("grey").assertLegal("u:b2-f6");
  }

  @Nested
  @DisplayName("Any UFO goes onto any astronaut that bears none")
  class Lifting {
    @Test
    void theUfoLiftsTheAstronautAndStaysOnItsHead() {
      Table table = rolled("grey").after("b:b2-d2-f6");
      table.assertAt("b2", '.').assertAt("d2", '.').assertAt("f6", 'w');
      table.assertScore(0, 0).assertTurn("green").assertQuiet(1);
      assertThat(table.events()).isEmpty();
    }

    @Test
    void aUfoOverARobotLeavesTheRobotFree() {
      rolled("grey").after("b:f2-d2-f6").assertAt("f2", '1').assertAt("f6", 'w');
    }

    @Test
    void aUfoOnAnAstronautLeavesThatAstronautFree() {
      rolled("grey").after("b:b4-d2-f6").assertAt("b4", '2').assertAt("f6", 'w');
    }

    @Test
    void notAnAstronautThatBearsAUfo() {
      rolled("grey").assertRefused("b:b2-b4-f6", "LC-40").assertRefused("b:b4-b4-f6", "LC-40");
    }

    @Test
    void notARobot() {
      rolled("grey").assertRefused("b:b2-b6-f6", "LC-40");
    }

    @Test
    void notWithoutAUfo() {
      rolled("grey").assertRefused("b:b6-d2-f6", "LC-40").assertRefused("b:f6-d2-f6", "LC-40");
    }
  }

  @Nested
  @DisplayName("It lifts the astronaut to any other free space")
  class Target {
    @Test
    void allTargetsOfOneAstronaut() {
      assertThat(rolled("grey").options("b:b2-d2"))
          .containsExactly("b:b2-d2-b2", "b:b2-d2-d4", "b:b2-d2-f6");
    }

    @Test
    void theSpaceThatTheUfoLeavesIsPossibleWhenNoFigureStaysOnIt() {
      rolled("grey").after("b:b2-d2-b2").assertAt("b2", 'w').assertAt("d2", '.');
      rolled("grey").assertRefused("b:f2-d2-f2", "LC-40").assertRefused("b:b4-d2-b4", "LC-40");
    }

    @Test
    void theAstronautsOwnSpaceIsNot() {
      rolled("grey").assertRefused("b:b2-d2-d2", "LC-40");
    }

    @Test
    void notOntoAFigureOrAnotherUfo() {
      rolled("grey")
          .assertRefused("b:b2-d2-b6", "LC-40")
          .assertRefused("b:b2-d2-f4", "LC-40")
          .assertRefused("b:b2-d2-f2", "LC-40")
          .assertRefused("b:f2-d2-b2", "LC-40");
    }

    @Test
    void notOntoABlockedSpace() {
      rolled("grey").assertRefused("b:b2-d2-d6", "LC-4");
    }

    @Test
    void notOntoASlot() {
      rolled("grey").assertRefused("b:b2-d2-e6", "LC-40");
    }
  }

  @Nested
  @DisplayName("Into an own station the astronaut is scored at once")
  class IntoStation {
    @Test
    void theUfoIsPutWhereTheAstronautStood() {
      Table table = rolled("grey").after("b:b2-d2-d4");
      table.assertScore(2, 0).assertAt("d4", '.').assertAt("d2", 'u').assertAt("b2", '.');
      table.assertTurn("green").assertQuiet(0);
      assertThat(table.events())
          .containsExactly(new Event.Abducted(Place.of("d4"), 2, Side.ORANGE));
    }

    @Test
    void theWinningPointsEndTheGame() {
      Table.draw(ABDUCTION, "score: orange 9, green 0\n" + BOARD)
          .rolled("grey")
          .after("b:b2-d2-d4")
          .assertEnding("orange");
    }

    @Test
    void notIntoAStationOfTheOtherSide() {
      Table.draw(ABDUCTION, BOARD.replace("d4 orange", "d4 green"))
          .rolled("grey")
          .after("b:b2-d2-d4")
          .assertScore(0, 0)
          .assertAt("d4", 'w');
    }

    @Test
    void notIntoAStationWithoutOwnerOrNotScored() {
      Table.draw(ABDUCTION, BOARD.replace("d4 orange", "d4 none"))
          .rolled("grey")
          .after("b:b2-d2-d4")
          .assertScore(0, 0);
      Table.draw(ABDUCTION, BOARD.replace("stations: d4 orange\n", ""))
          .rolled("grey")
          .after("b:b2-d2-d4")
          .assertScore(0, 0);
    }
  }

  @Nested
  @DisplayName("An abducted astronaut waits until somebody moves the UFO")
  class Waiting {
    private final Table abducted = rolled("grey").after("b:b2-d2-f6");

    @Test
    void theAstronautCannotWalk() {
      abducted.rolled("yellow").assertRefused("s:f6-f4", "LC-25").assertRefused("s:f6-d6", "LC-25");
    }

    @Test
    void theSpaceIsBlockedForBuilders() {
      abducted.rolled("orange, white").assertRefused("w:f7", "LC-22");
    }

    @Test
    void anOrdinaryMoveLeavesTheAstronautWhereItIs() {
      abducted
          .rolled("grey")
          .after("u:f6-d2")
          .assertAt("f6", '2')
          .assertAt("d2", 'u')
          .rolled("grey")
          .assertLegal("b:d2-f6-d2");
    }

    @Test
    void anotherUfoCannotAbductIt() {
      abducted.rolled("grey").assertRefused("b:b4-f6-d2", "LC-40");
    }
  }
}

package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

@DisplayName("3. Set-up")
class SetUpRulesTest {

  @Nested
  @DisplayName("LC-8 Default set-up on 9 x 9")
  class LC8SetUp {
    @Test
    void domesFiguresAndUfosStandWhereThePageSays() {
      Table.start(Rules.CLASSIC)
          .assertBoard(
              """
              D.................d
              .........1.........
              ...................
              ...................
              ...................
              .....1...2...1.....
              ...................
              .........u.........
              ...................
              .1...2.......2...1.
              ...................
              .........u.........
              ...................
              .....1...2...1.....
              ...................
              ...................
              ...................
              .........1.........
              d.................D
              """);
    }

    @Test
    void itHoldsEightRobotsFourAstronautsAndTwoUfos() {
      assertThat(Rules.CLASSIC.setUp().robots()).hasSize(8);
      assertThat(Rules.CLASSIC.setUp().astronauts()).hasSize(4);
      assertThat(Rules.CLASSIC.setUp().ufos()).hasSize(2);
    }

    @Test
    void theSetUpIsData() {
      Table.start(
              Table.rules(
                  """
                  board: {width: 3, height: 3},
                  setup: {start: {a3: 'green', g7: 'orange'},
                          robots: ['b2'], astronauts: ['d4'], ufos: ['f6']}
                  """))
          .assertBoard(
              """
              .......
              .1.....
              d......
              ...2...
              .......
              .....u.
              ......D
              """);
    }
  }

  @Nested
  @DisplayName("LC-9 Players: orange and green; the youngest starts")
  class LC9Players {
    @Test
    void eitherColourCanHaveTheFirstTurn() {
      assertThat(Rules.CLASSIC.start(Side.ORANGE).turn().text()).isEqualTo("orange");
      assertThat(Rules.CLASSIC.start(Side.GREEN).turn().text()).isEqualTo("green");
    }

    @Test
    void theyTakeTurns() {
      Table table = Table.start(Rules.CLASSIC).rolled("white").after("w:b1");
      table.assertTurn("green");
      table.rolled("white").after("w:r1").assertTurn("orange");
    }

    @Test
    void nobodyHasPointsAtTheStart() {
      Table.start(Rules.CLASSIC).assertScore(0, 0).assertEnding("goes on").assertStations();
    }

    @Test
    void theStartingDomesAreKnownByColour() {
      assertThat(Rules.CLASSIC.start(Side.ORANGE).start())
          .containsEntry(Place.of("a1"), Side.ORANGE)
          .containsEntry(Place.of("s19"), Side.ORANGE)
          .containsEntry(Place.of("s1"), Side.GREEN)
          .containsEntry(Place.of("a19"), Side.GREEN)
          .hasSize(4);
    }
  }
}

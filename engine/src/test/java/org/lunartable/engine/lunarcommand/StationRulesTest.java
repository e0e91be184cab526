package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("8. Stations: what is enclosed, what is new")
class StationRulesTest {

  private static final String NEARLY =
      """
      D-+...d
      |2|....
      +-.....
      .......
      .......
      .......
      d.....D
      """;

  @Nested
  @DisplayName("LC-27 Enclosed: no open way out in eight directions")
  class LC27Enclosed {
    @Test
    void aRingWithAllItsCornersIsClosed() {
      Table.draw(NEARLY.replace("+-.", "+-+")).assertStations("b2 open");
    }

    @Test
    void aRingThatLacksOneCornerPostIsNotClosed() {
      Table.draw(NEARLY).assertStations();
    }

    @Test
    void aRingThatLacksOneEdgeIsNotClosed() {
      Table.draw(NEARLY.replace("+-.", "+.+")).assertStations();
    }

    @Test
    void aMissingPostOpensAlsoTheNeighbourDiagonally() {
      Table.draw(
              """
              D-+...d
              |.|....
              +-.-+..
              ..|.|..
              ..+-+..
              .......
              d.....D
              """)
          .assertStations();
      Table.draw(
              """
              D-+...d
              |.|....
              +-+-+..
              ..|.|..
              ..+-+..
              .......
              d.....D
              """)
          .assertStations("b2 open", "d4 open");
    }

    @Test
    void aPostMissingInAStraightLineOpensItToo() {
      String upright =
          """
          D-+...d
          |.|....
          +.?....
          |.|....
          +-+....
          .......
          d.....D
          """;
      Table.draw(upright.replace('?', '.')).assertStations();
      Table.draw(upright.replace('?', '+')).assertStations("b2 open");
      String lying =
          """
          D-+-+.d
          |...|..
          +-?-+..
          .......
          .......
          .......
          d.....D
          """;
      Table.draw(lying.replace('?', '.')).assertStations();
      Table.draw(lying.replace('?', '+')).assertStations("b2 open");
    }

    @Test
    void everyKindOfPieceMakesWall() {
      Table.draw(
              """
              D-a...d
              |.L....
              A-d....
              .......
              .......
              .......
              d.....D
              """)
          .assertStations("b2 open");
    }

    @Test
    void aWallThatEndsInTheMiddleDividesNothing() {
      Table.draw(
              """
              D-+-+.d
              |.|.|..
              +...+..
              |...|..
              +-+-+..
              .......
              d.....D
              """)
          .assertStations("b2 open");
    }
  }

  @Test
  @DisplayName("LC-28 Figures and UFOs do not matter for what is enclosed")
  void lc28FiguresDoNotMatter() {
    for (char letter : "12uvw".toCharArray()) {
      Table.draw(NEARLY.replace("+-.", "+-+").replace('2', letter)).assertStations("b2 open");
      Table.draw(NEARLY.replace('2', letter)).assertStations();
    }
  }

  @Nested
  @DisplayName("LC-29 A build that fills an empty slot scores the stations that are new")
  class LC29New {
    @Test
    void theClosingPieceScoresTheStation() {
      Table table = Table.draw(NEARLY).rolled("white").after("w:c3");
      table.assertStations("b2 orange").assertScore(2, 0);
      assertThat(table.events()).hasSize(1).first().isInstanceOf(Event.StationScored.class);
    }

    @Test
    void anotherBuildScoresNothing() {
      assertThat(Table.draw(NEARLY).rolled("white").after("w:d1").events()).isEmpty();
    }

    @Test
    void anEnclosedAreaNotListedAsScoredIsScoredByTheNextSuchBuildOfEitherSide() {
      Table.draw("turn: green\nroll: white\nboard:\n" + NEARLY.replace("+-.", "+-+"))
          .after("w:f1")
          .assertScore(2, 0)
          .assertStations("b2 orange");
    }

    @Test
    void aDomeScoresNothing() {
      Table.draw("roll: orange\nboard:\n" + NEARLY.replace("+-.", "+-+"))
          .after("d:c1")
          .assertScore(0, 0)
          .assertStations("b2 open");
    }

    @Test
    void aScoredStationIsNotScoredAgain() {
      Table.draw("stations: b2 orange\nroll: white\nboard:\n" + NEARLY.replace("+-.", "+-+"))
          .after("w:d1")
          .assertScore(0, 0)
          .assertAt("b2", '2');
    }

    @Test
    void oneBuildCanCloseTwoEachScoredOnItsOwn() {
      Table table =
          Table.draw(
                  """
                  roll: white
                  board:
                  D-+-d.d
                  |1.2|..
                  +-+-d..
                  .......
                  .......
                  .......
                  d.....D
                  """)
              .after("w:c2");
      table.assertStations("b2 orange", "d2 green").assertScore(1, 2);
      assertThat(table.events()).hasSize(2);
    }
  }
}

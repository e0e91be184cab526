package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What the doors of a station promise")
class DoorsTest {

  private static final int ORANGE = 0;

  /** Orange owns b2, whose door looks down; nobody is outside. */
  private static final String STATION = Boards.NEAR_THE_DOOR.replace(".2.....", ".......");

  private static final String NEAR = row(4, ".2.....");
  private static final String FAR = row(2, ".....2.");

  /** The station with another row, counted from below as the slots are, 1 to 7. */
  private static String row(int fromBelow, String cells) {
    String[] lines = STATION.split("\n");
    lines[lines.length - fromBelow] = cells;
    return String.join("\n", lines) + "\n";
  }

  private static double worth(String text, int side) {
    Sight sight = Sight.of(text);
    return new Doors(sight.rules()).worth(sight.field(), side);
  }

  @Test
  void nothingWithoutAFigureOutside() {
    assertThat(worth(STATION, ORANGE)).isZero();
  }

  @Test
  void somethingWithAFigureOutside() {
    assertThat(worth(NEAR, ORANGE)).isPositive();
  }

  @Test
  void nothingForTheOtherSide() {
    assertThat(worth(NEAR, 1 - ORANGE)).isZero();
  }

  @Test
  void moreForAFigureThatIsNearer() {
    assertThat(worth(NEAR, ORANGE)).isGreaterThan(worth(FAR, ORANGE));
  }

  @Test
  void moreForAnAstronautThanForARobot() {
    assertThat(worth(NEAR, ORANGE)).isGreaterThan(worth(row(4, ".1....."), ORANGE));
  }

  @Test
  void nothingWhereAWallStandsInsteadOfTheDoor() {
    assertThat(worth(NEAR.replace('L', '-'), ORANGE)).isZero();
  }
}

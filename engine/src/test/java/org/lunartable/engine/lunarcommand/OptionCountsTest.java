package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts the ways to play on for some actions, with the same roll every turn. */
@DisplayName("Option counts to a depth")
class OptionCountsTest {

  private static final String CORNERS =
      """
      D.....d
      .......
      .......
      .......
      .......
      .......
      d.....D
      """;

  private static long count(Table table, String roll, int depth) {
    Table rolled = table.position().roll().isRolled() ? table : table.rolled(roll);
    if (depth == 1) {
      return rolled.options("").size();
    }
    return rolled.options("").stream()
        .mapToLong(action -> count(rolled.after(action), roll, depth - 1))
        .sum();
  }

  /** Two corners a side have two free edges each, and each wall opens one slot more. */
  @ParameterizedTest(name = "{0} walls: {1}")
  @CsvSource({"1, 4", "2, 16", "3, 64", "4, 256"})
  void wallsFromTheCorners(int depth, long ways) {
    assertThat(count(Table.draw(CORNERS), "white", depth)).isEqualTo(ways);
  }

  /** A lone UFO always has the eight other spaces. */
  @ParameterizedTest(name = "{0} moves: {1}")
  @CsvSource({"1, 8", "2, 64", "3, 512"})
  void loneUfo(int depth, long ways) {
    Table table = Table.draw(CORNERS.replaceFirst("d\n\\.\\.", "d\n.u"));
    assertThat(count(table, "black", depth)).isEqualTo(ways);
  }

  /**
   * From the middle 4 steps; from a side space 3 steps or the end; then from a corner space 2, from
   * the middle 4, each or the end, and after an end the other player has 3 steps: 4 x (3+3+5+3).
   */
  @ParameterizedTest(name = "{0} actions: {1}")
  @CsvSource({"1, 4", "2, 16", "3, 56"})
  void loneRobotInTheMiddle(int depth, long ways) {
    Table table =
        Table.draw(
            """
            D.....d
            .......
            .......
            ...1...
            .......
            .......
            d.....D
            """);
    assertThat(count(table, "yellow", depth)).isEqualTo(ways);
  }

  /**
   * At the start a side has 4 walls. Four robots and two astronauts have 4 steps each, four robots
   * at the rim 3, two astronauts beside UFOs 3: 42. Two UFOs have 81 - 4 - 2 spaces each: 150.
   */
  @Test
  void classicStart() {
    Table start = Table.start(Rules.CLASSIC);
    assertThat(count(start, "white", 1)).isEqualTo(4);
    assertThat(count(start, "orange, green", 1)).isEqualTo(1);
    assertThat(count(start, "yellow", 1)).isEqualTo(42);
    assertThat(count(start, "grey", 1)).isEqualTo(150);
    assertThat(count(start, "white, yellow, grey", 1)).isEqualTo(196);
  }

  /** Pinned: a change here is a change of the rules. */
  @ParameterizedTest(name = "{0}, {1} actions: {2}")
  @CsvSource({
    "'white, orange, green', 3, 129",
    "'white, yellow', 2, 37",
    "'yellow, grey', 2, 189",
  })
  void crowdedBoard(String roll, int depth, long ways) {
    Table table =
        Table.draw(
            Table.rules("variants: {abduction: true}"),
            """
            stations: d4 orange
            board:
            D-A.+.d
            .1..|2.
            A.D-D.a
            ..L.L..
            +-D-D.a
            .v..|..
            d.....D
            """);
    assertThat(count(table, roll, depth)).isEqualTo(ways);
  }
}

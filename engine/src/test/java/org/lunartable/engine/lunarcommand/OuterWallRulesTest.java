package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Place;

@DisplayName("LC-30 Outer wall")
class OuterWallRulesTest {

  private static final String ROOM =
      """
      D-+...d
      |2|....
      +-+....
      .......
      .......
      .......
      d.....D
      """;

  private static final String NESTED =
      """
      D-+-+-+
      |.....|
      +.d-d.+
      |.|.|.|
      +.d-d.+
      |.....|
      +-+-+-+
      """;

  private List<String> wall(Table table, String station) {
    return table.station(station).wall().places().stream().map(Place::name).toList();
  }

  @Test
  void itIsTheEdgesAndCornersAroundTheStation() {
    assertThat(wall(Table.draw(ROOM), "b2"))
        .containsExactly("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3");
  }

  @Test
  void theInnerCornerOfAnAngledStationBelongsToIt() {
    Table angled =
        Table.draw(
            """
              D-+-+.d
              |...|..
              +.a-+..
              |.|....
              +-+....
              .......
              d.....D
              """);
    assertThat(wall(angled, "b2")).contains("c3", "d3", "c4").doesNotContain("c2", "b3");
    assertThat(angled.station("b2").pieces()).isEqualTo(new Tally(1, 1));
  }

  @Test
  void spursInsideDoNotCount() {
    Table spur =
        Table.draw(
            """
              D-+-+.d
              |.l.|..
              +.a.+..
              |...|..
              +-+-+..
              .......
              d.....D
              """);
    assertThat(spur.station("b2").pieces()).isEqualTo(new Tally(1, 0));
  }

  @Test
  void wallsOfNestedStationsDoNotCount() {
    Table nested = Table.draw(NESTED);
    nested.assertStations("b2 open", "d4 open");
    assertThat(nested.station("b2").pieces()).isEqualTo(new Tally(1, 0));
    assertThat(nested.station("d4").pieces()).isEqualTo(new Tally(0, 4));
  }

  @Test
  void aHoleThatOnlyTouchesTheOutsideDiagonallyIsFilled() {
    Table ring =
        Table.draw(
            """
              D.+-+-d
              ..|...|
              +-d-d.+
              |.|.|.|
              +.+-+.+
              |.....|
              d-+-+-D
              """);
    ring.assertStations("d2 open", "d4 open");
    assertThat(wall(ring, "d2")).contains("c3", "c2", "b3").doesNotContain("e3", "d3", "c4");
    assertThat(ring.station("d2").pieces()).isEqualTo(new Tally(1, 3));
  }
}

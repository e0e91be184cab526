package org.lunartable.engine.enclosure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Place;

@DisplayName("Regions: sets of spaces")
class RegionTest {

  private final List<Place> spaces = List.of(Place.of("d2"), Place.of("b4"), Place.of("f4"));
  private final Region region = Region.of(3, spaces);

  @Test
  void theFirstSpaceByRowThenColumnNamesIt() {
    assertThat(region.first()).isEqualTo(Place.of("d2"));
    assertThat(Region.of(3, List.of(Place.of("f6"))).first()).isEqualTo(Place.of("f6"));
  }

  @Test
  void itsSpacesAreListedRowByRow() {
    assertThat(region.spaces()).isEqualTo(spaces);
    assertThat(region.size()).isEqualTo(3);
  }

  @Test
  void itHoldsItsSpacesAndNoOther() {
    assertThat(region.contains(Place.of("b4"))).isTrue();
    assertThat(region.contains(Place.of("d4"))).isFalse();
    assertThat(region.contains(Place.of("y24"))).isFalse();
  }

  @Test
  void regionsOfTheSameSpacesAreEqual() {
    Region same = Region.of(3, List.of(spaces.get(2), spaces.get(0), spaces.get(1)));
    assertThat(same).isEqualTo(region).hasSameHashCodeAs(region);
    assertThat(same).isNotEqualTo(Region.of(3, spaces.subList(0, 2)));
  }

  @Test
  void regionsAreOrderedByFirstSpace() {
    assertThat(region).isLessThan(Region.of(3, List.of(Place.of("f2"))));
    assertThat(region).isGreaterThan(Region.of(3, List.of(Place.of("b2"))));
  }

  @Test
  void theLastColumnOfTheWidestBoardFits() {
    Region wide = Region.of(12, List.of(Place.of("x24")));
    assertThat(wide.spaces()).containsExactly(Place.of("x24"));
  }
}

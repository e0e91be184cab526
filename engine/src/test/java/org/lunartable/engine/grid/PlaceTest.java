package org.lunartable.engine.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("LC-2 Names of places, a1 to y25")
class PlaceTest {

  @Test
  void everyNameReadsBackToItsPlace() {
    Set<String> names = new HashSet<>();
    for (int x = 0; x < 25; x++) {
      for (int y = 0; y < 25; y++) {
        Place place = new Place(x, y);
        assertThat(Place.parse(place.name())).contains(place);
        names.add(place.name());
      }
    }
    assertThat(names).hasSize(625).contains("a1", "y25", "a25", "y1", "b2", "s19");
  }

  @Test
  void theLetterIsTheColumnAndTheNumberTheRow() {
    assertThat(Place.of("c10")).isEqualTo(new Place(2, 9));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "a", "1", "a0", "a01", "a26", "z1", "A1", "1a", "aa1", "a1 ", " a1", "a-1", "a+1",
        "a100", "ä1", "a١", "a1b", "{1", "`1"
      })
  void nothingElseIsAName(String name) {
    assertThat(Place.parse(name)).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> Place.of(name));
  }

  @Test
  void placesAreSortedByRowThenColumn() {
    assertThat(Stream.of("a2", "c1", "b10", "a10", "b1").map(Place::of).sorted())
        .extracting(Place::name)
        .containsExactly("b1", "c1", "a2", "a10", "b10");
  }

  @Test
  void thereIsNoPlaceBeyondTheLargestLattice() {
    for (List<Integer> xy : List.of(List.of(-1, 0), List.of(0, -1), List.of(25, 0))) {
      assertThatIllegalArgumentException().isThrownBy(() -> new Place(xy.get(0), xy.get(1)));
    }
  }

  @Test
  void anEdgeLiesBetweenSpacesAboveAndBelowOrSideBySide() {
    assertThat(Place.of("b3").isHorizontalEdge()).isTrue();
    assertThat(Place.of("c2").isHorizontalEdge()).isFalse();
  }
}

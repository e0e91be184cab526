package org.lunartable.vision.board.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lunartable.engine.grid.Lattice;

class CoveringTest {
  private final Lattice lattice = new Lattice(9, 9);
  private final double[] foreign = new double[lattice.size()];

  @Test
  void oddPlacesApartFromOneAnotherAreNoHand() {
    for (int x = 0; x < 19; x += 3) {
      set(x, 4, 0.99);
    }
    assertThat(Covering.of(foreign, lattice).isEmpty()).isTrue();
  }

  @Test
  void manyOddPlacesSideBySideAreCovered() {
    square(5, 5, 4, 0.99);
    assertThat(Covering.of(foreign, lattice).cardinality()).isEqualTo(16);
  }

  @Test
  void fewOddPlacesInTheMiddleAreAHighlight() {
    square(5, 5, 2, 0.99);
    assertThat(Covering.of(foreign, lattice).isEmpty()).isTrue();
  }

  @Test
  void aFingertipOverTheRimCovers() {
    square(0, 5, 2, 0.99);
    assertThat(Covering.of(foreign, lattice).cardinality()).isEqualTo(4);
  }

  @Test
  void placesAtTheEdgeOfAHandThatLookSlightlyOddAreCoveredToo() {
    square(5, 5, 4, 0.99);
    set(9, 6, 0.1);
    assertThat(Covering.of(foreign, lattice).get(6 * 19 + 9)).isTrue();
  }

  @Test
  void placesBesideAHandThatLookLikeThemselvesAreNotCovered() {
    square(5, 5, 4, 0.99);
    assertThat(Covering.of(foreign, lattice).get(6 * 19 + 9)).isFalse();
  }

  private void square(int left, int top, int side, double value) {
    for (int y = top; y < top + side; y++) {
      for (int x = left; x < left + side; x++) {
        set(x, y, value);
      }
    }
  }

  private void set(int x, int y, double value) {
    foreign[y * lattice.columns() + x] = value;
  }
}

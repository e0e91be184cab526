package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Lattice;

@DisplayName("The walls around small rectangles of spaces")
class RingsTest {

  private final Layout layout = new Layout(new Lattice(9, 9));
  private final Rings rings = new Rings(layout);

  private int size(int ring, int set) {
    int from = (4 * ring + set) * layout.words();
    int size = 0;
    for (int w = 0; w < layout.words(); w++) {
      size += Long.bitCount(rings.masks()[from + w]);
    }
    return size;
  }

  @Test
  void allRectanglesOfUpToFourSpacesAndThreeLong() {
    int single = 81;
    int two = 2 * 72;
    int three = 2 * 63;
    int square = 64;
    assertThat(rings.count()).isEqualTo(single + two + three + square);
  }

  @Test
  void aSingleSpaceHasFourCornersAndFourEdges() {
    assertThat(size(0, 0)).isEqualTo(4);
    assertThat(size(0, 1) + size(0, 2)).isEqualTo(4);
    assertThat(size(0, 3)).isEqualTo(1);
  }

  @Test
  void theNumberOfPiecesIsThatOfCornersAndEdges() {
    for (int ring = 0; ring < rings.count(); ring++) {
      assertThat(size(ring, 0) + size(ring, 1) + size(ring, 2)).isEqualTo(rings.pieces(ring));
    }
  }

  @Test
  void everySpaceIsInside() {
    long[] inside = new long[layout.words()];
    for (int ring = 0; ring < rings.count(); ring++) {
      for (int w = 0; w < layout.words(); w++) {
        inside[w] |= rings.masks()[(4 * ring + 3) * layout.words() + w];
      }
    }
    int spaces = 0;
    for (long word : inside) {
      spaces += Long.bitCount(word);
    }
    assertThat(spaces).isEqualTo(Words.count(layout.spaces(), 1));
  }
}

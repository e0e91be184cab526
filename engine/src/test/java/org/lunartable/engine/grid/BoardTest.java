package org.lunartable.engine.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Board and contents")
class BoardTest {

  private final Board empty = Board.empty(new Lattice(3, 3));

  @Test
  void aChangeLeavesTheOldBoardAsItWas() {
    Board changed = empty.with(Place.of("b2"), Content.ROBOT);
    assertThat(empty.at(Place.of("b2"))).isEqualTo(Content.EMPTY);
    assertThat(changed.at(Place.of("b2"))).isEqualTo(Content.ROBOT);
    assertThat(changed).isNotEqualTo(empty);
    assertThat(changed.with(Place.of("b2"), Content.EMPTY))
        .isEqualTo(empty)
        .hasSameHashCodeAs(empty);
  }

  @Test
  void boardsOfDifferentShapeDiffer() {
    assertThat(Board.empty(new Lattice(3, 4))).isNotEqualTo(Board.empty(new Lattice(4, 3)));
  }

  @Test
  void aPlaceHoldsOnlyWhatFits() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> empty.with(Place.of("b2"), Content.SQUARE_WALL));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> empty.with(Place.of("a1"), Content.ROBOT));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> empty.with(Place.of("b1"), Content.ORANGE_DOME));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> empty.with(Place.of("i1"), Content.EMPTY));
  }

  @Test
  void differencesAreListedRowByRow() {
    Board other = empty.with(Place.of("d4"), Content.UFO).with(Place.of("b2"), Content.ROBOT);
    assertThat(empty.differences(other)).containsExactly(Place.of("b2"), Place.of("d4"));
  }

  @Test
  void figuresAndUfosAreToldApart() {
    assertThat(Content.UFO_OVER_ROBOT.figure()).isEqualTo(Content.ROBOT);
    assertThat(Content.UFO_ON_ASTRONAUT.figure()).isEqualTo(Content.ASTRONAUT);
    assertThat(Content.UFO.figure()).isEqualTo(Content.EMPTY);
    assertThat(Content.BLOCKED.figure()).isEqualTo(Content.EMPTY);
    for (Content figure : new Content[] {Content.EMPTY, Content.ROBOT, Content.ASTRONAUT}) {
      assertThat(Content.onSpace(figure, true).hasUfo()).isTrue();
      assertThat(Content.onSpace(figure, true).figure()).isEqualTo(figure);
      assertThat(Content.onSpace(figure, false)).isEqualTo(figure);
    }
    assertThatIllegalArgumentException().isThrownBy(() -> Content.onSpace(Content.UFO, true));
  }

  @Test
  void colouredPiecesHaveASideAndWallsHaveNone() {
    for (Side side : Side.values()) {
      assertThat(Content.dome(side).side()).contains(side);
      assertThat(Content.antenna(side).side()).contains(side);
      assertThat(Content.airlock(side).side()).contains(side);
      assertThat(Content.dome(side).isColouredPieceOf(side.other())).isFalse();
    }
    assertThat(Content.SQUARE_WALL.side()).isEmpty();
    assertThat(Content.STRAIGHT_WALL.side()).isEmpty();
  }

  @Test
  void latticesHaveThreeToTwelveSpacesEachWay() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Lattice(2, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> new Lattice(5, 13));
    assertThat(new Lattice(12, 12).columns()).isEqualTo(25);
  }

  @Test
  void placesAreNumberedRowByRow() {
    Lattice lattice = new Lattice(3, 5);
    for (int i = 0; i < lattice.size(); i++) {
      assertThat(lattice.index(lattice.place(i))).isEqualTo(i);
    }
    assertThat(lattice.places()).isSorted().hasSize(7 * 11);
  }
}

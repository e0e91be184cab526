package org.lunartable.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.Occupancy;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;

class PresenceSightTest {

  private static final Lattice CLASSIC = new Lattice(9, 9);

  private static BoardSighting seen(String... places) {
    Occupancy occupancy = Occupancy.empty(19, 19);
    for (String place : places) {
      int number = CLASSIC.index(Place.of(place));
      occupancy = occupancy.with(new Message.Changes(List.of(new Message.Change(number, true))));
    }
    return PresenceSight.of(CLASSIC, occupancy);
  }

  @Test
  void somethingOnACornerIsAnyPieceOfACornerAlike() {
    BoardSighting.Sight corner = seen("c3").at(Place.of("c3"));
    assertThat(corner.weight(Content.SQUARE_WALL)).isZero();
    assertThat(corner.weight(Content.GREEN_DOME)).isZero();
    assertThat(corner.weight(Content.ORANGE_ANTENNA)).isZero();
    assertThat(corner.weight(Content.EMPTY)).isEqualTo(PresenceSight.WRONG);
    assertThat(corner.weight(Content.ROBOT)).isEqualTo(BoardSighting.Sight.WORST);
  }

  @Test
  void nothingIsEmptyOrBlocked() {
    BoardSighting.Sight space = seen("c3").at(Place.of("b2"));
    assertThat(space.weight(Content.EMPTY)).isZero();
    assertThat(space.weight(Content.BLOCKED)).isZero();
    assertThat(space.weight(Content.ROBOT)).isEqualTo(PresenceSight.WRONG);
  }

  @Test
  void placesAreCountedAsTheLatticeCountsThem() {
    BoardSighting sighting = seen("s19", "b1");
    assertThat(sighting.at(Place.of("s19")).weight(Content.EMPTY)).isNegative();
    assertThat(sighting.at(Place.of("b1")).weight(Content.EMPTY)).isNegative();
    assertThat(sighting.at(Place.of("a2")).weight(Content.EMPTY)).isZero();
  }

  @Test
  void aBoardOfNineteenIsOfNineSpaces() {
    assertThat(PresenceSight.lattice(19, 19)).contains(CLASSIC);
    assertThat(PresenceSight.lattice(7, 9)).contains(new Lattice(4, 3));
  }

  @Test
  void aBoardThatFitsNoLatticeIsNone() {
    assertThat(PresenceSight.lattice(18, 19)).isEmpty();
    assertThat(PresenceSight.lattice(5, 19)).isEmpty();
    assertThat(PresenceSight.lattice(0, 0)).isEmpty();
  }
}

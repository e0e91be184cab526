package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

/** The simulated table has no markers, and its set-up looks alike after half a turn. */
@DisplayName("Which side of a board without markers is up")
class SideOfTheBoardTest {

  private static final Place WALL = Place.of("b1");
  private static final Place OPPOSITE = Place.of("r19");

  private final Board start = Rules.CLASSIC.start(Side.ORANGE).board();
  private final SimulatedTable table = new SimulatedTable(3, start, Die.CLASSIC);
  private final BoardEye eye = new BoardEye(start.lattice());

  private void look(Board expected) throws BadPicture {
    try (Picture picture = Picture.decode(table.frame(0))) {
      assertThat(eye.follow(picture, expected)).isPresent();
    }
  }

  private Content seen(Place place) {
    return eye.sighting().orElseThrow().at(place).likeliest();
  }

  private PixelPoint first() {
    return eye.corners().get(0);
  }

  private static Board built(Board board, Place place) {
    return board.with(place, Content.STRAIGHT_WALL);
  }

  @Test
  void isOpenAtTheStartOfAGameBetweenTwoOppositeCorners() throws Exception {
    look(start);
    assertThat(eye.isSideOpen()).isTrue();
    assertThat(eye.firsts()).containsExactlyInAnyOrder(0, 2);
  }

  @Test
  void staysAsItWasTakenWhileNothingTells() throws Exception {
    look(start);
    PixelPoint before = first();
    eye.agreed(start);
    look(start);
    assertThat(first()).isEqualTo(before);
    assertThat(eye.isSideOpen()).isTrue();
  }

  @Test
  void isCertainOnceBoardAndGameAgreeOnWhatWasBuilt() throws Exception {
    look(start);
    Place wall = first().v() < eye.corners().get(2).v() ? WALL : OPPOSITE;
    table.board(built(start, wall));
    look(built(start, WALL));
    eye.agreed(built(start, WALL));
    assertThat(eye.firsts()).hasSize(1);
    assertThat(eye.isSideOpen()).isFalse();
  }

  /** Whichever side was guessed, one of the two games shows that it was the wrong one. */
  @Test
  void isDecidedAnewByTheGame() throws Exception {
    for (Place wall : List.of(WALL, OPPOSITE)) {
      table.board(start);
      eye.lost();
      look(start);
      table.board(built(start, wall));
      look(built(start, WALL));
      assertThat(seen(WALL)).as("the wall is at " + wall).isEqualTo(Content.STRAIGHT_WALL);
      assertThat(seen(OPPOSITE)).isEqualTo(Content.EMPTY);
    }
  }

  @Test
  void isWhatSomebodySaysWhereThePiecesLeaveItOpen() throws Exception {
    look(start);
    PixelPoint opposite = eye.corners().get(2);
    double u = opposite.u() - (first().u() + opposite.u()) / 2;
    double v = opposite.v() - (first().v() + opposite.v()) / 2;
    eye.upright(Optional.of(Math.atan2(v, u)));
    look(start);
    assertThat(Math.hypot(first().u() - opposite.u(), first().v() - opposite.v())).isLessThan(5);
  }

  @Test
  void isNotWhatSomebodySaysWhereThePiecesTellOtherwise() throws Exception {
    look(start);
    PixelPoint green = eye.corners().get(1);
    PixelPoint before = first();
    double u = green.u() - eye.corners().get(3).u();
    double v = green.v() - eye.corners().get(3).v();
    eye.upright(Optional.of(Math.atan2(v, u)));
    look(start);
    assertThat(List.of(before, eye.corners().get(2))).contains(first());
    assertThat(seen(Place.of("a1"))).isEqualTo(Content.ORANGE_DOME);
  }
}

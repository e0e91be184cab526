package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.vision.Picture;

@DisplayName("A wall that was overlooked, at the simulated table")
class AgreementTest {

  private static final Place WALL = Place.of("b1");
  private static final String POSITION =
      "board:\nD.................d\n"
          + "...................\n".repeat(17)
          + "d.................D\n";

  private Board empty;
  private SimulatedTable table;
  private BoardEye eye;
  private long nanos;

  @BeforeEach
  void gameAndBoardAgreeAndThenAWallIsBuilt() throws Exception {
    empty =
        ((OnTheTable) new LunarCommandGame().start(Map.of("position", POSITION)))
            .position()
            .board();
    table = new SimulatedTable(3, empty, Die.CLASSIC);
    eye = new BoardEye(empty.lattice());
    overlooked(1);
    table.board(empty.with(WALL, Content.STRAIGHT_WALL));
  }

  /** What is seen where the wall is, each time after a picture in which the game has none. */
  private Content overlooked(int times) throws Exception {
    Content seen = Content.EMPTY;
    for (int i = 0; i < times; i++) {
      nanos += SimulatedTable.FRAME_NANOS;
      try (Picture picture = Picture.decode(table.frame(nanos))) {
        seen = eye.follow(picture, empty).orElseThrow().at(WALL).likeliest();
        eye.agreed(empty);
      }
    }
    return seen;
  }

  @Test
  void itStillStandsOutInTheNextPictures() throws Exception {
    assertThat(overlooked(3)).isEqualTo(Content.STRAIGHT_WALL);
  }

  @Test
  void inTheEndWhateverIsThereIsTakenForWhatTheGameSays() throws Exception {
    assertThat(overlooked(5)).isEqualTo(Content.EMPTY);
  }
}

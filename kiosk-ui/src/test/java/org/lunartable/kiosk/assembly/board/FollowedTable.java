package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.Observation;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.vision.Picture;

/** The simulated table in a game that is followed by the real reader, picture by picture. */
final class FollowedTable {

  final OnTheTable play;
  final Board start;
  final SimulatedTable table;
  private final BoardKeeper keeper = new BoardKeeper();
  private final BoardEye eye;
  private long nanos;

  /** A table on which board and game agree. */
  FollowedTable() throws Exception {
    play = (OnTheTable) new LunarCommandGame().start(Map.of("position", QuietStart.POSITION));
    start = play.position().board();
    table = new SimulatedTable(3, start, Die.CLASSIC);
    eye = new BoardEye(start.lattice());
    for (int i = 0; i < 2; i++) {
      look(nextPicture());
    }
    assertThat(agrees()).isTrue();
  }

  /** The time of the last picture, on the table's clock in nanoseconds. */
  long nanos() {
    return nanos;
  }

  /** Lets time go by without pictures. */
  void pass(long more) {
    nanos += more;
  }

  byte[] nextPicture() {
    nanos += SimulatedTable.FRAME_NANOS;
    return table.frame(nanos);
  }

  /** Looks at a picture of it; what there is to tell. */
  Optional<Observation> look(byte[] jpeg) throws Exception {
    try (Picture picture = Picture.decode(jpeg)) {
      BoardKeeper.Now now = new BoardKeeper.Now(1, play, true, false);
      Optional<Observation> said =
          eye.follow(picture, start)
              .flatMap(sighting -> keeper.look(now, sighting, eye::disturbed));
      if (agrees()) {
        eye.agreed(start);
      }
      return said;
    }
  }

  boolean agrees() {
    return keeper.agrees();
  }
}

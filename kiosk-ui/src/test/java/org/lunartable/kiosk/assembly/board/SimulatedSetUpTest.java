package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.vision.Picture;

@DisplayName("The set-up check at the simulated table")
class SimulatedSetUpTest {

  /** The kiosk's own table is the third. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void findsTheSetUpRight(long seed) throws Exception {
    OnTheTable play = (OnTheTable) new LunarCommandGame().start(Map.of());
    Board start = play.position().board();
    BoardEye eye = new BoardEye(start.lattice());
    BoardKeeper keeper = new BoardKeeper();
    try (Picture picture = Picture.decode(new SimulatedTable(seed, start, Die.CLASSIC).frame(0))) {
      assertThat(
              keeper.look(
                  new BoardKeeper.Now(1, play, false, false),
                  eye.follow(picture, start).orElseThrow(),
                  after -> List.of()))
          .contains(new BoardDoubted(1, Optional.empty()));
    }
    assertThat(keeper.agrees()).isTrue();
  }
}

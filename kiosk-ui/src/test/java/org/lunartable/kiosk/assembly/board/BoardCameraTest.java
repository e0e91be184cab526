package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.Observation.MovesSeen;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;

@DisplayName("The camera that follows the board, at the simulated table")
class BoardCameraTest {

  private static final String POSITION =
      "board:\nD.................d\n"
          + "...................\n".repeat(6)
          + ".....1.....u.......\n"
          + "...................\n".repeat(10)
          + "d.................D\n";
  private static final long PATIENCE_SECONDS = 60;

  private final BlockingQueue<Observation> seen = new LinkedBlockingQueue<>();
  private final AtomicLong nanos = new AtomicLong();

  private static Published published(Play play) {
    return new Published(
        5,
        Optional.empty(),
        List.of(),
        false,
        false,
        List.of(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        0,
        Optional.of(play),
        List.of());
  }

  private Observation next() throws InterruptedException {
    return seen.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @Test
  void aWallThatIsBuiltWithBricksBecomesAMove() throws Exception {
    Play play = new LunarCommandGame().start(Map.of("position", POSITION));
    Board start = ((OnTheTable) play).position().board();
    SimulatedTable table = new SimulatedTable(3, start, Die.CLASSIC);
    ScreenFeed feed = new ScreenFeed(published(play));
    try (BoardCamera camera =
        new BoardCamera(
            () -> Optional.of(table.frame(nanos.addAndGet(SimulatedTable.FRAME_NANOS))), feed)) {
      camera.start(event -> seen.add(event.observation()));
      assertThat(next()).isEqualTo(new BoardDoubted(5, Optional.empty()));

      table.board(start.with(Place.of("b1"), Content.STRAIGHT_WALL));

      assertThat(next()).isEqualTo(new MovesSeen(5, List.of("r:white,white,orange,green", "w:b1")));
    }
  }
}

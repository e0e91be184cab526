package org.lunartable.kiosk.assembly.board;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.InputSourceContract;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.ScreenFeed;

@DisplayName("The camera over the board as an input source, at the simulated table")
class BoardCameraContractTest extends InputSourceContract {

  /** So long a board is looked at, also on a busy computer. */
  private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(4);

  private static final byte[] NO_PICTURE = {1, 2, 3};

  private final AtomicLong pictures = new AtomicLong();
  private volatile boolean gone;
  private Board start;
  private SimulatedTable table;
  private boolean built;
  private long changed = System.nanoTime();

  @Override
  protected InputSource makeSource() throws Exception {
    Play play = new LunarCommandGame().start(Map.of("position", QuietStart.POSITION));
    start = ((OnTheTable) play).position().board();
    table = new SimulatedTable(3, start, Die.CLASSIC);
    return new BoardCamera(
        this::picture, new ScreenFeed(Presence.shown(5, false, play)), new BoardRoom(true));
  }

  private Optional<BoardCamera.Shot> picture() {
    long number = pictures.incrementAndGet();
    byte[] jpeg = gone ? NO_PICTURE : table.frame(number * SimulatedTable.FRAME_NANOS);
    return Optional.of(new BoardCamera.Shot(number, jpeg));
  }

  @Override
  protected void somethingHappens() {
    if (System.nanoTime() - changed > LOOK_NANOS) {
      built = !built;
      table.board(start.with(Place.of("b1"), built ? Content.STRAIGHT_WALL : Content.EMPTY));
      changed = System.nanoTime();
    }
  }

  @Override
  protected void deviceGoes() {
    gone = true;
  }

  @Override
  protected void deviceReturns() {
    gone = false;
  }

  @Override
  protected String threadNames() {
    return "board-camera";
  }
}

package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;

/**
 * From a wall that stands on the board to the screen that shows its move: the simulated table's
 * pictures, fifteen a second and as they come from a camera, the camera's watch, the real table and
 * its journal. Two pictures a moment apart must agree before a board counts as settled; that moment
 * is in the time.
 */
@Tag("bars")
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class BoardToScreenBarsTest {

  private static final int TIMES = 40;
  private static final double MOST_MILLIS = 500;
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final Place WALL = Place.of("b1");

  /** A game that has begun, whose set-up nobody needs to check. */
  @TempDir Path folder;

  private final long began = System.nanoTime();

  @Test
  void aWallIsOnTheScreenHalfASecondAfterItStands() throws Exception {
    double[] millis = new double[TIMES];
    try (Keeper keeper = Keeper.open(folder, Clock.systemUTC());
        TableLoop table = TableLoop.start(Games.of(new LunarCommandGame()), keeper)) {
      begin(table);
      Board start = board(table.feed().current());
      SimulatedTable bricks = new SimulatedTable(3, start, Die.CLASSIC);
      try (BoardCamera camera =
          new BoardCamera(() -> Optional.of(newest(bricks)), table.feed(), new BoardRoom(true))) {
        camera.start(table);
        for (int i = 0; i < TIMES; i++) {
          Thread.sleep(1200 + 37 * i % 250); // the bare board is looked at, then at any moment:
          roll(table);
          millis[i] = build(table.feed(), bricks, start);
          bricks.board(start);
          begin(table);
        }
      }
    }
    tell(millis);
    assertThat(millis[TIMES / 2]).isLessThan(MOST_MILLIS);
  }

  /** Puts the wall onto the board and waits for the screen that shows it; milliseconds. */
  private static double build(ScreenFeed feed, SimulatedTable bricks, Board start)
      throws InterruptedException {
    try (ScreenFeed.Subscription screens = feed.subscribe()) {
      long stands = System.nanoTime();
      bricks.board(start.with(WALL, Content.STRAIGHT_WALL));
      while (board(screens.next(PATIENCE).orElseThrow()).at(WALL) != Content.STRAIGHT_WALL) {
        assertThat(System.nanoTime() - stands).isLessThan(PATIENCE.toNanos());
      }
      return (System.nanoTime() - stands) / 1e6;
    }
  }

  private BoardCamera.Shot newest(SimulatedTable bricks) {
    long number = (System.nanoTime() - began) / SimulatedTable.FRAME_NANOS;
    return new BoardCamera.Shot(number, bricks.frame(number * SimulatedTable.FRAME_NANOS));
  }

  private static Board board(Published screen) {
    return ((OnTheTable) screen.play().orElseThrow()).position().board();
  }

  private static void begin(TableLoop table) {
    Reply reply =
        table.begin("lunar-command", Map.of("position", QuietStart.POSITION), "touch").join();
    assertThat(reply).isInstanceOf(Reply.Done.class);
  }

  private static void roll(TableLoop table) throws Exception {
    DieSeen white = new DieSeen(Die.CLASSIC.face(1));
    TableEvent event = TableEvent.certain("touch", System.nanoTime(), white);
    assertThat(table.submit(event).get(20, TimeUnit.SECONDS)).isInstanceOf(Reply.Done.class);
  }

  private static void tell(double[] millis) throws IOException {
    Arrays.sort(millis);
    String line =
        String.format(
            Locale.ROOT,
            "a wall that stands on the board to the screen that shows its move|median %.0f ms,"
                + " 90 of 100 within %.0f ms, all within %.0f ms (%d times)%n",
            millis[TIMES / 2],
            millis[TIMES * 9 / 10],
            millis[TIMES - 1],
            TIMES);
    Path file = Files.createDirectories(Path.of("target", "bars")).resolve("board.txt");
    Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}

package org.lunartable.kiosk.assembly.board;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.Observation.BoardSighted;
import org.lunartable.engine.spi.Observation.BoardWatched;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.time.Ticker;
import org.lunartable.kiosk.web.HandsDesk.PartState;
import org.lunartable.kiosk.web.HandsDesk.State;

/**
 * Stands between a board with sensors and the table: what the sensors tell becomes moves and
 * questions, everything else goes on as it is. A thread of its own compares board and game. Beside
 * a camera that sees the board it tells only of moves: what it cannot know the camera sees; while
 * the camera does not see it, this tells of everything.
 */
public final class SensedBoard implements InputSink, AutoCloseable {

  private static final System.Logger LOG = System.getLogger(SensedBoard.class.getName());
  private static final Duration PAUSE = Duration.ofMillis(100);
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final String name;
  private final InputSink table;
  private final ScreenFeed feed;
  private final SensedGame game;
  private final BooleanSupplier alone;
  private final Ticker ticker;
  private boolean kept;

  private SensedBoard(
      String name, InputSink table, ScreenFeed feed, SensedGame game, BooleanSupplier alone) {
    this.name = name;
    this.table = table;
    this.feed = feed;
    this.game = game;
    this.alone = alone;
    ticker = Ticker.start("sensed-board", PAUSE, PAUSE, PATIENCE, this::compare);
  }

  /**
   * Follows the game from now on.
   *
   * @param name the name its events carry
   * @param table where they go
   * @param feed says which game is on
   */
  public static SensedBoard start(String name, InputSink table, ScreenFeed feed) {
    return start(name, table, feed, () -> true);
  }

  /**
   * The same beside a camera that may follow the board.
   *
   * @param alone whether no camera sees the board now; asked on a thread of its own
   */
  public static SensedBoard start(
      String name, InputSink table, ScreenFeed feed, BooleanSupplier alone) {
    return start(name, table, feed, SensedGame.Patience.AT_THE_TABLE, alone);
  }

  static SensedBoard start(
      String name,
      InputSink table,
      ScreenFeed feed,
      SensedGame.Patience patience,
      BooleanSupplier alone) {
    return new SensedBoard(name, table, feed, new SensedGame(patience), alone);
  }

  @Override
  public boolean accept(TableEvent event) {
    if (event.observation() instanceof BoardSighted seen) {
      game.see(seen.sighting(), event.nanos());
      return true;
    }
    if (event.observation() instanceof BoardWatched watched) {
      watched(watched, event.nanos());
      return true;
    }
    return table.accept(event);
  }

  private void watched(BoardWatched watched, long nanos) {
    if (watched.unbroken()) {
      game.confirm(nanos);
    } else {
      game.missed();
    }
  }

  /** What people are to be told while the board and the game are of other sizes. */
  public List<PartState> parts() {
    return game
        .misfit()
        .map(
            said ->
                PartState.unwell("board-size", State.FAIL, said, Text.of("hands.board.size.help")))
        .stream()
        .toList();
  }

  @Override
  public void close() {
    ticker.close();
  }

  private void compare() {
    try {
      boolean tellsAll = alone.getAsBoolean();
      if (tellsAll && kept) {
        kept = false;
        game.again();
      }
      game.look(feed.current(), System.nanoTime()).ifPresent(said -> send(said, tellsAll));
    } catch (RuntimeException fault) {
      // A position that cannot be followed must not end the following of the next one.
      LOG.log(Level.WARNING, "The sensor board could not be compared with the game.", fault);
    }
  }

  private void send(Observation said, boolean tellsAll) {
    if (said instanceof BoardDoubted && !tellsAll) {
      kept = true;
    } else if (!table.accept(TableEvent.certain(name, System.nanoTime(), said))) {
      game.again();
    }
  }
}

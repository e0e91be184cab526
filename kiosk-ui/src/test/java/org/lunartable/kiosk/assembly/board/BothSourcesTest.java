package org.lunartable.kiosk.assembly.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
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
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardSighted;
import org.lunartable.engine.spi.Observation.BoardWatched;
import org.lunartable.engine.spi.Observation.OptionChosen;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.BoardDesk.Sight;
import org.lunartable.vision.Picture;

@DisplayName("A camera and a sensor board that follow one game, at the simulated table")
@Timeout(120)
class BothSourcesTest {

  private static final String WHITE = "r:white,white,orange,green";
  private static final SensedGame.Patience SHORT =
      new SensedGame.Patience(Duration.ofMillis(250), Duration.ofMillis(600));
  private static final long STEP_MILLIS = 50;

  @TempDir Path folder;
  private final BoardRoom room = new BoardRoom(true);
  private final AtomicLong pictures = new AtomicLong();
  private volatile boolean covered;
  private boolean plugged = true;
  private Keeper journal;
  private TableLoop table;
  private SimulatedTable bricks;
  private BoardCamera camera;
  private SensedBoard sensors;

  @BeforeEach
  void start() throws Exception {
    journal = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new LunarCommandGame()), journal);
    table.begin("lunar-command", Map.of("position", QuietStart.POSITION), "test").join();
    bricks = new SimulatedTable(3, board(), Die.CLASSIC);
    camera = new BoardCamera(this::picture, table.feed(), room);
    camera.start(table);
    sensors =
        SensedBoard.start(
            "sensor-board", table, table.feed(), SHORT, () -> room.board().sight() != Sight.SEEN);
    tell(new BoardSighted(Presence.of(board().lattice(), occupied(board()))));
    await("both have looked", () -> pictures.get() > 20);
    assertThat(shown().doubt()).isEmpty();
  }

  @AfterEach
  void stop() {
    sensors.close();
    camera.close();
    table.close();
    journal.close();
  }

  private Optional<BoardCamera.Shot> picture() {
    long number = pictures.incrementAndGet();
    return Optional.of(
        new BoardCamera.Shot(
            number, covered ? lid() : bricks.frame(number * SimulatedTable.FRAME_NANOS)));
  }

  /** What the camera sees under the lid of the box. */
  private static byte[] lid() {
    byte[] pixels = new byte[1280 * 720 * 3];
    Arrays.fill(pixels, (byte) 90);
    try (Picture picture = Picture.ofBgr(1280, 720, pixels)) {
      return picture.jpeg(0, 0, 1280, 720, 1280);
    }
  }

  private Published shown() {
    return table.feed().current();
  }

  private Board board() {
    return ((OnTheTable) shown().play().orElseThrow()).position().board();
  }

  private boolean isWall(String place) {
    return board().at(Place.of(place)) == Content.STRAIGHT_WALL;
  }

  private static Set<Place> occupied(Board board) {
    return new TreeSet<>(
        board.places(content -> content != Content.EMPTY && content != Content.BLOCKED));
  }

  private void tell(Observation said) {
    sensors.accept(TableEvent.certain("sensor-board", System.nanoTime(), said));
  }

  private void await(String what, BooleanSupplier there) throws InterruptedException {
    for (int i = 0; i < 600 && !there.getAsBoolean(); i++) {
      Thread.sleep(STEP_MILLIS);
      if (plugged) {
        tell(new BoardWatched(true));
      }
    }
    assertThat(there.getAsBoolean()).as(what).isTrue();
  }

  private void choose(String option) {
    table
        .submit(
            TableEvent.certain(
                "touch", System.nanoTime(), new OptionChosen(shown().number(), option)))
        .join();
  }

  /** Somebody builds a wall with bricks. */
  private void build(String place) {
    build(place, Content.STRAIGHT_WALL);
  }

  private void build(String place, Content piece) {
    Board after = board().with(Place.of(place), piece);
    bricks.board(after);
    if (plugged) {
      tell(new BoardSighted(Presence.of(after.lattice(), occupied(after))));
    }
  }

  @Test
  void aMoveThatBothTellIsTakenOnce() throws Exception {
    choose(WHITE);
    long before = shown().number();
    build("b1");
    await("the wall is built", () -> isWall("b1"));
    long seen = pictures.get();
    await("both have looked again", () -> pictures.get() > seen + 20);
    assertThat(shown().number()).isEqualTo(before + 1);
    assertThat(shown().doubt()).isEmpty();
  }

  @Test
  void eachStandsInForTheOther() throws Exception {
    covered = true;
    await("the camera sees nothing", () -> room.board().sight() == Sight.NOT_FOUND);
    choose(WHITE);
    build("b1");
    await("the sensors tell it", () -> isWall("b1"));

    build("r1");
    await("the sensors tell green's", () -> isWall("r1"));
    // Sensors cannot know which piece it is, and ask.
    build("c1", Content.SQUARE_WALL);
    await("they ask", () -> shown().doubt().map(Doubt::kind).equals(Optional.of("question")));
    choose(shown().doubt().orElseThrow().answers().get(0).id());
    await("it is built", () -> board().at(Place.of("c1")) != Content.EMPTY);

    covered = false;
    plugged = false;
    tell(new BoardWatched(false));
    bricks.board(board());
    await("the camera sees again", () -> room.board().sight() == Sight.SEEN);
    choose(WHITE);
    build("b19");
    await("the camera tells green's", () -> isWall("b19"));
  }
}

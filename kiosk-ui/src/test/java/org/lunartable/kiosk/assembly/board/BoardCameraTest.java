package org.lunartable.kiosk.assembly.board;

import static java.util.Comparator.naturalOrder;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.notation.PositionReader;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.Observation.MovesSeen;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.vision.Picture;
import org.lunartable.vision.PixelPoint;

@DisplayName("The camera that follows the board, at the simulated table")
class BoardCameraTest {

  private static final long PATIENCE_SECONDS = 60;
  private static final int LOOKS_AT_ONE = 4;

  private final BlockingQueue<Observation> seen = new LinkedBlockingQueue<>();
  private final BlockingQueue<Evidence> evidence = new LinkedBlockingQueue<>();
  private final BoardRoom room = new BoardRoom(true);
  private final AtomicLong nanos = new AtomicLong();

  private Observation next() throws InterruptedException {
    return seen.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @Test
  void aWallThatIsBuiltWithBricksBecomesAMove() throws Exception {
    Play play = new LunarCommandGame().start(Map.of("position", QuietStart.POSITION));
    Board start = ((OnTheTable) play).position().board();
    SimulatedTable table = new SimulatedTable(3, start, Die.CLASSIC);
    ScreenFeed feed = new ScreenFeed(Presence.shown(5, false, play));
    try (BoardCamera camera =
        new BoardCamera(() -> Optional.of(shot(table, nanos.incrementAndGet())), feed, room)) {
      camera.start(
          event -> {
            event.evidence().ifPresent(evidence::add);
            return seen.add(event.observation());
          });
      assertThat(next()).isEqualTo(new BoardDoubted(5, Optional.empty()));

      table.board(start.with(Place.of("b1"), Content.STRAIGHT_WALL));

      assertThat(next()).isEqualTo(new MovesSeen(5, List.of("r:white,white,orange,green", "w:b1")));
      assertThat(evidence).as("what people are shown of it").hasSize(1);
      assertThat(room.board().corners()).hasSize(4);
      assertReplays(((OnTheTable) play).position(), start);
    }
  }

  private static BoardCamera.Shot shot(SimulatedTable table, long number) {
    return new BoardCamera.Shot(number, table.frame(number * SimulatedTable.FRAME_NANOS));
  }

  @Test
  void onePictureThatIsSeenAgainAndAgainIsNotBelieved() throws Exception {
    Play play = new LunarCommandGame().start(Map.of("position", QuietStart.POSITION));
    SimulatedTable table =
        new SimulatedTable(3, ((OnTheTable) play).position().board(), Die.CLASSIC);
    List<Integer> toldOfOne = new CopyOnWriteArrayList<>();
    try (BoardCamera camera =
        new BoardCamera(
            () -> {
              long look = nanos.incrementAndGet();
              if (look == LOOKS_AT_ONE + 1) {
                toldOfOne.add(seen.size());
              }
              return Optional.of(shot(table, look <= LOOKS_AT_ONE ? 1 : look));
            },
            new ScreenFeed(Presence.shown(5, false, play)),
            room)) {
      camera.start(event -> seen.add(event.observation()));
      assertThat(next()).isEqualTo(new BoardDoubted(5, Optional.empty()));
    }
    assertThat(toldOfOne).as("what was told of the first picture alone").containsExactly(0);
  }

  @Test
  void picturesThatCannotBeReadAreToldAsItsHealth() throws Exception {
    Play play = new LunarCommandGame().start(Map.of("position", QuietStart.POSITION));
    byte[] noPicture = {1, 2, 3};
    try (BoardCamera camera =
        new BoardCamera(
            () -> Optional.of(new BoardCamera.Shot(nanos.incrementAndGet() / 2, noPicture)),
            new ScreenFeed(Presence.shown(5, false, play)),
            room)) {
      camera.start(event -> seen.add(event.observation()));
      SourceHealth health = (SourceHealth) next();
      assertThat(health.working()).isFalse();
      assertThat(health.detail()).startsWith("The pictures of the board cannot be read");
    }
  }

  /** The frames of a bug report, with the position before the first, lead to the same board. */
  private void assertReplays(Position before, Board start) throws Exception {
    Map<String, byte[]> files = unpacked(room.recent());
    String position = new String(files.get("board-position.txt"), StandardCharsets.UTF_8);
    assertThat(PositionReader.read(position, Rules.CLASSIC)).isEqualTo(before);
    assertThat(new String(files.get("board-readings.jsonl"), StandardCharsets.UTF_8))
        .contains("\"told\":\"agrees\"", "\"told\":\"r:white,white,orange,green w:b1\"");
    String last =
        files.keySet().stream()
            .filter(name -> name.endsWith(".jpg"))
            .max(naturalOrder())
            .orElseThrow();
    try (Picture picture = Picture.decode(files.get(last))) {
      BoardSighting sighting = new BoardEye(start.lattice()).follow(picture, start).orElseThrow();
      assertThat(sighting.at(Place.of("b1")).likeliest()).isEqualTo(Content.STRAIGHT_WALL);
    }
  }

  private static Map<String, byte[]> unpacked(byte[] zip) throws IOException {
    Map<String, byte[]> files = new HashMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        files.put(entry.getName(), in.readAllBytes());
      }
    }
    return files;
  }

  @Test
  void aBoardThatSomebodyPointsAtIsFoundThere() throws Exception {
    Play play = new LunarCommandGame().start(Map.of("position", QuietStart.POSITION));
    Board start = ((OnTheTable) play).position().board();
    SimulatedTable table = new SimulatedTable(3, start, Die.CLASSIC);
    try (Picture picture = Picture.decode(table.frame(0))) {
      BoardEye eye = new BoardEye(start.lattice());
      eye.look(picture, start);
      List<PixelPoint> corners = eye.corners();
      List<PixelPoint> roughly =
          corners.stream().map(at -> new PixelPoint(at.u() + 4, at.v() - 3)).toList();
      eye.lost();
      eye.pointed(picture, roughly);
      eye.look(picture, start);
      for (int i = 0; i < 4; i++) {
        assertThat(eye.corners().get(i).u()).isCloseTo(corners.get(i).u(), within(1.0));
        assertThat(eye.corners().get(i).v()).isCloseTo(corners.get(i).v(), within(1.0));
      }
    }
  }

  /** The lattice of a board in deep haze is not seen; corners that were pointed at are enough. */
  @Test
  void cornersThatSomebodyPointedAtHoldAlsoAfterAHand() throws Exception {
    Board start =
        ((OnTheTable) new LunarCommandGame().start(Map.of("position", QuietStart.POSITION)))
            .position()
            .board();
    SimulatedTable table = new SimulatedTable(3, start, Die.CLASSIC);
    BoardEye eye = new BoardEye(start.lattice());
    List<PixelPoint> corners;
    try (Picture clear = Picture.decode(table.frame(0))) {
      eye.look(clear, start);
      corners = eye.corners();
      eye.lost();
    }
    try (Picture haze = grey(240);
        Picture hand = grey(90)) {
      assertThat(eye.look(haze, start)).as("before anybody points").isEmpty();

      eye.pointed(haze, corners);
      eye.look(hand, start);

      assertThat(eye.look(haze, start)).isPresent();
      assertThat(eye.corners().get(0).u()).isCloseTo(corners.get(0).u(), within(5.0));
    }
  }

  private static Picture grey(int brightness) {
    byte[] pixels = new byte[1280 * 720 * 3];
    Arrays.fill(pixels, (byte) brightness);
    return Picture.ofBgr(1280, 720, pixels);
  }
}

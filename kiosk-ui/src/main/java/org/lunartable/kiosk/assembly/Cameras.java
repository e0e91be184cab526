package org.lunartable.kiosk.assembly;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.screen.Block;
import org.lunartable.kiosk.assembly.board.BoardCamera;
import org.lunartable.kiosk.assembly.board.BoardRoom;
import org.lunartable.kiosk.assembly.camera.CameraRoom;
import org.lunartable.kiosk.assembly.camera.RoomFolder;
import org.lunartable.kiosk.assembly.source.CameraChoice;
import org.lunartable.kiosk.assembly.source.PluggedIn;
import org.lunartable.kiosk.assembly.watch.Revivable;
import org.lunartable.kiosk.assembly.watch.Watch;
import org.lunartable.kiosk.simtable.SimulatedTable;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.kiosk.web.BoardDesk.Sight;
import org.lunartable.kiosk.web.Devices;
import org.lunartable.kiosk.web.PlayedBoard;
import org.lunartable.kiosk.web.Upkeep;
import org.lunartable.vision.frame.Frame;

/** What looks at the table: at the die and at cards in its tray, and at the board if asked to. */
final class Cameras {

  /** Every table is furnished alike, so that a picture can be told from last evening's. */
  private static final long FURNITURE = 3;

  private final ScreenFeed feed;
  private final CameraChoice choice;
  private final SimulatedTable simulated;
  private final CameraRoom room;
  private final BoardRoom boardRoom;
  private final Revivable die;
  private final Optional<Revivable> board;

  /** Cameras that are not started yet, and are closed with the parts. */
  Cameras(KioskSettings settings, ScreenFeed feed, Parts parts) {
    this.feed = feed;
    simulated = new SimulatedTable(FURNITURE, SimulatedFrames.EMPTY, Die.CLASSIC);
    choice =
        parts.add(
            new CameraChoice(
                settings.cameras(),
                new PluggedIn(),
                () -> SimulatedFrames.source(simulated, feed)));
    room = new CameraRoom(new RoomFolder(settings.data()), feed, new CurrentDie(feed)::get, choice);
    die = parts.add(new Revivable(this::dieCamera));
    boardRoom = new BoardRoom(settings.followBoard(), settings.data());
    board =
        settings.followBoard()
            ? Optional.of(parts.add(new Revivable(this::boardCamera)))
            : Optional.empty();
  }

  private DieCamera dieCamera() {
    Supplier<Die> inUse = new CurrentDie(feed)::get;
    return new DieCamera(
        choice.frames(),
        () ->
            new GameWatch(
                () -> !choice.simulated() && feed.current().tray().isPresent(),
                new VisionWatch(inUse, room),
                new CardWatch(
                    room, () -> feed.current().tray().map(Block.Tray::cards).orElse(List.of()))),
        () -> room.watched() || feed.current().die().map(Block.Die::wanted).orElse(false),
        room::keep);
  }

  private BoardCamera boardCamera() {
    return new BoardCamera(() -> choice.frames().newest().map(Cameras::shot), feed, boardRoom);
  }

  private static BoardCamera.Shot shot(Frame frame) {
    return new BoardCamera.Shot(frame.number(), frame.jpeg());
  }

  /** Begins to look, and to tell the table; the watch looks after the threads. */
  void start(TableLoop table, Watch watch) {
    choice.start();
    die.start(room.sink(table));
    watch.add(die);
    board.ifPresent(
        camera -> {
          camera.start(table);
          watch.add(camera);
        });
  }

  /** Whether a camera follows the board and has seen it in the last seconds. */
  boolean seesBoard() {
    return board.isPresent() && boardRoom.board().sight() == Sight.SEEN;
  }

  /** Whether the pictures are drawn, for want of a camera. */
  boolean simulated() {
    return choice.simulated();
  }

  /** Whether a real camera is there for a real die. */
  boolean readsDice() {
    return !simulated()
        && feed.current().sources().stream()
            .anyMatch(source -> source.working() && source.name().equals("camera"));
  }

  /**
   * What pages can use.
   *
   * @param throwing decides how the simulated die falls; used by one thread at a time
   * @param clicked the simulated sensor board
   */
  Devices devices(RandomGenerator throwing, PlayedBoard clicked, Upkeep upkeep) {
    return new Devices(
        Optional.of(new PictureReader(new CurrentDie(feed)::get)),
        Optional.of(() -> choice.frames().newest().map(Frame::jpeg)),
        Optional.of(() -> simulated() && thrown(throwing)),
        Optional.of(room),
        clicked,
        Optional.of(upkeep),
        Optional.of(boardRoom),
        Optional.of(new CardPictureReader()));
  }

  private boolean thrown(RandomGenerator throwing) {
    synchronized (throwing) {
      simulated.throwDie(throwing, System.nanoTime());
    }
    return true;
  }
}

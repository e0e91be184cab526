package org.lunartable.kiosk.assembly.board;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.lunartable.engine.follow.Follower;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.time.Ticker;
import org.lunartable.kiosk.web.BoardDesk.Sight;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;
import org.lunartable.vision.board.pose.BoardPlan;

/**
 * Follows the board in the pictures of a camera. A thread of its own looks at the newest picture a
 * few times a second; only a board that looks the same in two pictures is settled and counts, and
 * one that was read is not read again until it or the game changes.
 */
public final class BoardCamera implements InputSource {

  private static final String NAME = "camera";

  private static final Duration PAUSE = Duration.ofMillis(150);
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Supplier<Optional<Shot>> pictures;
  private final ScreenFeed feed;
  private final BoardRoom room;
  private final BoardKeeper keeper = new BoardKeeper();
  private final AtomicLong rounds = new AtomicLong();
  private Optional<Ticker> ticker = Optional.empty();
  private boolean closed;
  private Optional<BoardEye> eye = Optional.empty();
  private Lattice lattice;
  private long last = -1;
  private boolean unread;
  private long told = -1;
  private long trusted = -1;
  private long pointings;
  private Optional<Double> upright = Optional.empty();
  private Optional<Board> expected = Optional.empty();
  private InputSink sink;
  private PictureHealth health;

  /**
   * A picture as it was taken.
   *
   * @param number differs from that of every other picture of the camera
   * @param jpeg its bytes, not to be changed
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Shot(long number, byte[] jpeg) {}

  /**
   * A camera that does not look yet.
   *
   * @param pictures the newest picture, if there is one; the same one again while there is no newer
   * @param feed says which game is on
   * @param room where people see what the camera sees
   */
  public BoardCamera(Supplier<Optional<Shot>> pictures, ScreenFeed feed, BoardRoom room) {
    this.pictures = pictures;
    this.feed = feed;
    this.room = room;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public synchronized void start(InputSink events) {
    if (closed) {
      return;
    }
    sink = events;
    health = new PictureHealth(events);
    ticker = Optional.of(Ticker.start("board-camera", PAUSE, PAUSE, PATIENCE, this::lookAgain));
  }

  @Override
  public OptionalLong pulse() {
    return OptionalLong.of(rounds.get());
  }

  @Override
  public synchronized void close() {
    closed = true;
    ticker.ifPresent(Ticker::close);
  }

  private void lookAgain() {
    rounds.incrementAndGet();
    try {
      look();
    } catch (BadPicture | RuntimeException fault) {
      // Whatever it was, the next picture may be better.
      health.failed(fault);
    }
  }

  private void look() throws BadPicture {
    Published now = feed.current();
    Optional<Shot> picture = pictures.get();
    if (!(now.play().orElse(null) instanceof OnTheTable play)) {
      room.outlook().saw(Sight.SEEN); // nobody wants to see it
    } else if (picture.isPresent()) {
      look(now, play, picture.get());
    }
  }

  private void look(Published now, OnTheTable play, Shot shot) throws BadPicture {
    Board expected = play.position().board();
    trust(now.trusted(), expected);
    if (shot.number() == last) {
      return; // the same picture again says nothing new, least of all that the board is settled
    }
    last = shot.number();
    boolean settled = isSettled(shot.jpeg(), expected);
    health.readable();
    if (settled && (unread || told != now.number())) {
      unread = false;
      told = now.number();
      eye.ifPresent(seen -> tell(now, play, seen, shot.jpeg()));
    }
  }

  /** Takes the game's word for what the last picture shows when somebody has given it. */
  private void trust(long times, Board expected) {
    if (trusted >= 0 && times > trusted) {
      keeper.trust();
      eye.ifPresent(seen -> seen.agreed(expected));
    }
    trusted = times;
  }

  /** Whether the board looks as in the picture before; one that does not is read. */
  private boolean isSettled(byte[] jpeg, Board board) throws BadPicture {
    if (!board.lattice().equals(lattice)) {
      lattice = board.lattice();
      eye = Optional.of(new BoardEye(lattice));
      pointings = 0; // what somebody pointed at holds for this eye, too
    }
    BoardEye seeing = eye.orElseThrow();
    try (Picture picture = Picture.decode(jpeg)) {
      boolean pointedAnew = isPointedAnew(seeing, picture);
      boolean sideOpenAnew = isSideOpenAnew(seeing, board);
      if (!pointedAnew && !sideOpenAnew && seeing.quiet(picture)) {
        room.outlook().sawTheSame();
        return true;
      }
      Optional<BoardSighting> sighting = seeing.follow(picture, board);
      unread = sighting.isPresent();
      if (unread) {
        room.found(picture, seeing);
      } else {
        room.notFound(picture);
      }
      room.outlook().saw(sight(sighting, board));
      return false;
    }
  }

  private static Sight sight(Optional<BoardSighting> sighting, Board expected) {
    return sighting
        .map(seen -> Follower.isHidden(expected, seen) ? Sight.HIDDEN : Sight.SEEN)
        .orElse(Sight.NOT_FOUND);
  }

  /** While it is open which side is up, the game and people may have something new to say. */
  private boolean isSideOpenAnew(BoardEye seeing, Board board) {
    Optional<Double> said = room.upright();
    boolean anew =
        seeing.isSideOpen()
            && !(said.equals(upright) && expected.filter(board::equals).isPresent());
    upright = said;
    expected = Optional.of(board);
    seeing.upright(said);
    return anew;
  }

  /** Somebody may have pointed at the board since the last picture. */
  private boolean isPointedAnew(BoardEye seeing, Picture picture) {
    if (pointings == room.pointings()) {
      return false;
    }
    pointings = room.pointings();
    room.pointedIn(picture)
        .ifPresentOrElse(corners -> seeing.pointed(picture, corners), seeing::lost);
    return true;
  }

  private void tell(Published now, OnTheTable play, BoardEye seeing, byte[] jpeg) {
    BoardKeeper.Now state = new BoardKeeper.Now(now.number(), play, now.canUndo(), now.canRedo());
    long nanos = System.nanoTime();
    Optional<BoardSighting> sighting = seeing.sighting();
    Optional<Observation> seen =
        sighting.flatMap(shows -> keeper.look(state, shows, seeing::disturbed));
    sighting.ifPresent(
        shows -> room.log().add(nanos, jpeg, play.position(), shows, seen, keeper.agrees()));
    seen.ifPresent(one -> send(one, nanos, evidence(seeing, jpeg)));
    if (keeper.agrees()) {
      seeing.agreed(play.position().board());
    }
  }

  private Optional<Evidence> evidence(BoardEye seeing, byte[] jpeg) {
    return keeper.changed().isEmpty()
        ? Optional.empty()
        : seeing
            .pose()
            .flatMap(pose -> BoardShot.of(jpeg, pose, new BoardPlan(lattice), keeper.changed()));
  }

  private void send(Observation seen, long nanos, Optional<Evidence> evidence) {
    if (!sink.accept(new TableEvent(NAME, nanos, seen, 1, evidence))) {
      told = -1; // the table was too busy: it is told again
    }
  }
}

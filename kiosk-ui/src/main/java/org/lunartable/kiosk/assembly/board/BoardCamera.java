package org.lunartable.kiosk.assembly.board;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.Evidence;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.time.Ticker;
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

  /** How its health is told: the camera's own is told by who watches the die. */
  private static final String EYE = "board-camera";

  /** So many failures in a row are told; a single one is passed over. */
  private static final int FAILURES = 8;

  private static final System.Logger LOG = System.getLogger(BoardCamera.class.getName());
  private static final Duration PAUSE = Duration.ofMillis(150);
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Supplier<Optional<Shot>> pictures;
  private final ScreenFeed feed;
  private final BoardRoom room;
  private final BoardKeeper keeper = new BoardKeeper();
  private final AtomicLong rounds = new AtomicLong();
  private volatile Optional<Ticker> ticker = Optional.empty();
  private Optional<BoardEye> eye = Optional.empty();
  private Lattice lattice;
  private long last = -1;
  private boolean unread;
  private long told = -1;
  private long trusted = -1;
  private long pointings;
  private InputSink sink;
  private int failures;
  private boolean broken;

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
  public void start(InputSink events) {
    sink = events;
    ticker = Optional.of(Ticker.start("board-camera", PAUSE, PAUSE, PATIENCE, this::lookAgain));
  }

  @Override
  public OptionalLong pulse() {
    return OptionalLong.of(rounds.get());
  }

  @Override
  public void close() {
    ticker.ifPresent(Ticker::close);
  }

  private void lookAgain() {
    rounds.incrementAndGet();
    try {
      look();
    } catch (BadPicture | RuntimeException fault) {
      // Whatever it was, the next picture may be better.
      LOG.log(Level.DEBUG, "A picture of the board could not be read.", fault);
      failures++;
      if (!broken && failures >= FAILURES) {
        LOG.log(Level.WARNING, "Picture after picture of the board cannot be read.", fault);
        broken = say(false, "The pictures of the board cannot be read: " + reason(fault));
      }
    }
  }

  /** A picture could be read; one that merely comes again says nothing of it. */
  private void readable() {
    failures = 0;
    if (broken) {
      broken = !say(true, "works");
    }
  }

  private static String reason(Exception fault) {
    return fault.getMessage() == null ? fault.getClass().getSimpleName() : fault.getMessage();
  }

  private boolean say(boolean works, String sentence) {
    SourceHealth health = new SourceHealth(works, sentence);
    return sink.accept(TableEvent.certain(EYE, System.nanoTime(), health));
  }

  private void look() throws BadPicture {
    Published now = feed.current();
    Optional<Shot> picture = pictures.get();
    if (picture.isPresent() && now.play().orElse(null) instanceof OnTheTable play) {
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
    readable();
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
  private boolean isSettled(byte[] jpeg, Board expected) throws BadPicture {
    if (!expected.lattice().equals(lattice)) {
      lattice = expected.lattice();
      eye = Optional.of(new BoardEye(lattice));
      pointings = 0; // what somebody pointed at holds for this eye, too
    }
    BoardEye seeing = eye.orElseThrow();
    try (Picture picture = Picture.decode(jpeg)) {
      boolean again = isPointedAnew(seeing, picture);
      if (!again && seeing.quiet(picture)) {
        return true;
      }
      unread = seeing.follow(picture, expected).isPresent();
      room.found(picture, unread ? seeing.corners() : List.of());
      return false;
    }
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

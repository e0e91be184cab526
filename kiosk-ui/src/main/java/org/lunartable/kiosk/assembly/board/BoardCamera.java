package org.lunartable.kiosk.assembly.board;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.time.Ticker;
import org.lunartable.vision.BadPicture;
import org.lunartable.vision.Picture;

/**
 * Follows the board in the pictures of a camera. A thread of its own looks at the newest picture a
 * few times a second; only a board that looks the same in two pictures is settled and counts, and
 * one that was read is not read again until it or the game changes.
 */
public final class BoardCamera implements InputSource {

  private static final String NAME = "camera";
  private static final System.Logger LOG = System.getLogger(BoardCamera.class.getName());
  private static final Duration PAUSE = Duration.ofMillis(250);
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Supplier<Optional<byte[]>> pictures;
  private final ScreenFeed feed;
  private final BoardKeeper keeper = new BoardKeeper();
  private final AtomicLong rounds = new AtomicLong();
  private volatile Optional<Ticker> ticker = Optional.empty();
  private Optional<BoardEye> eye = Optional.empty();
  private Lattice lattice;
  private byte[] last;
  private boolean unread;
  private long told = -1;
  private long trusted = -1;
  private InputSink sink;

  /**
   * A camera that does not look yet.
   *
   * @param pictures the newest picture, a JPEG, if there is one
   * @param feed says which game is on
   */
  public BoardCamera(Supplier<Optional<byte[]>> pictures, ScreenFeed feed) {
    this.pictures = pictures;
    this.feed = feed;
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
    }
  }

  private void look() throws BadPicture {
    Published now = feed.current();
    Optional<byte[]> picture = pictures.get();
    if (picture.isPresent() && now.play().orElse(null) instanceof OnTheTable play) {
      look(now, play, picture.get());
    }
  }

  private void look(Published now, OnTheTable play, byte[] jpeg) throws BadPicture {
    Board expected = play.position().board();
    trust(now.trusted(), expected);
    if (jpeg != last && !isSettled(jpeg, expected)) {
      last = jpeg;
      return;
    }
    last = jpeg;
    if (unread || told != now.number()) {
      unread = false;
      told = now.number();
      eye.ifPresent(seen -> tell(now, play, seen));
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
    }
    BoardEye seeing = eye.orElseThrow();
    try (Picture picture = Picture.decode(jpeg)) {
      if (seeing.quiet(picture)) {
        return true;
      }
      unread = seeing.follow(picture, expected).isPresent();
      return false;
    }
  }

  private void tell(Published now, OnTheTable play, BoardEye seeing) {
    BoardKeeper.Now state = new BoardKeeper.Now(now.number(), play, now.canUndo(), now.canRedo());
    seeing
        .sighting()
        .flatMap(sighting -> keeper.look(state, sighting, seeing::disturbed))
        .ifPresent(this::send);
    if (keeper.agrees()) {
      seeing.agreed(play.position().board());
    }
  }

  private void send(Observation seen) {
    if (!sink.accept(TableEvent.certain(NAME, System.nanoTime(), seen))) {
      told = -1; // the table was too busy: it is told again
    }
  }
}

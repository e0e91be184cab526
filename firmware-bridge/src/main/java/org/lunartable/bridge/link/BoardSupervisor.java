package org.lunartable.bridge.link;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.lunartable.bridge.protocol.FrameDecoder;
import org.lunartable.bridge.protocol.Lamps;

/**
 * Keeps a line to the board open: opens it, reads it, notices when it is gone, silent or stuck, and
 * opens it again after a pause of a tenth of a second to one second. One thread reads, one writes;
 * the reader watches both. Asking it for something never waits.
 */
public final class BoardSupervisor implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(BoardSupervisor.class.getName());
  private static final long FIRST_PAUSE_MILLIS = 100;
  private static final long LONGEST_PAUSE_MILLIS = 800;
  private static final long CLOSE_MILLIS = 3000;

  /**
   * How long it waits before it takes something for broken, in milliseconds.
   *
   * @param hello for the first word; an Arduino that was reset by opening the line says nothing for
   *     up to two seconds
   * @param silence for the next frame
   * @param stuck for bytes to be taken
   */
  record Patience(long hello, long silence, long stuck) {
    static final Patience USUAL = new Patience(4000, 1200, 1000);
  }

  private final LineFinder finder;
  private final BoardListener listener;
  private final Patience patience;
  private final LinkCounters counters = new LinkCounters();
  private final Wishes wishes = new Wishes();
  private final LastPress lastPress = new LastPress();
  private final Thread thread;
  private volatile boolean closed;
  private final AtomicLong rounds = new AtomicLong();
  private volatile Optional<BoardLink> link = Optional.empty();
  private Optional<LinkHealth> lastTrouble = Optional.empty();

  public BoardSupervisor(LineFinder finder, BoardListener listener) {
    this(finder, listener, Patience.USUAL);
  }

  BoardSupervisor(LineFinder finder, BoardListener listener, Patience patience) {
    this.finder = finder;
    this.listener = listener;
    this.patience = patience;
    thread = new Thread(this::run, "board-reader");
    thread.setDaemon(true);
  }

  /** Starts; called once. Returns at once. */
  public void start() {
    thread.start();
  }

  public LinkCounters.Figures figures() {
    return counters.figures();
  }

  /** What the lamps are to do from now on, also on a board that comes later. */
  public void lamps(Lamps lamps) {
    wishes.lamps(lamps);
    link.ifPresent(open -> open.lamps(lamps));
  }

  /**
   * Which lights are to be lit from now on.
   *
   * @param rgbByPlace colours (0xRRGGBB) by place, all others dark
   */
  public void lights(Map<Integer, Integer> rgbByPlace) {
    wishes.lights(rgbByPlace);
    link.ifPresent(open -> open.lights(rgbByPlace));
  }

  /** A tone; without a board nothing. */
  public void buzz(int hertz, int millis) {
    link.ifPresent(open -> open.buzz(hertz, millis));
  }

  /**
   * Asks for a self-test and the counters; the listener gets both. Without a board nothing.
   *
   * @param empty whether nothing stands on the board: what sees something then is believed no more
   */
  public void selfTest(boolean empty) {
    link.ifPresent(open -> open.selfTest(empty));
  }

  /** Believes the sensor of a place no more, also on a board that comes later, or again. */
  public void ignore(int place, boolean ignored) {
    wishes.ignore(place, ignored);
    link.ifPresent(open -> open.ignore(place, ignored));
  }

  /** Asks what the colour sensor sees; the listener gets it. */
  public void readColour() {
    link.ifPresent(BoardLink::readColour);
  }

  /** A number that changes as long as the reader goes round. */
  public long pulse() {
    return rounds.get();
  }

  /** Stops everything. The listener is told nothing more once it returns. */
  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    long pause = FIRST_PAUSE_MILLIS;
    while (!closed) {
      rounds.incrementAndGet();
      boolean spoke = connect();
      pause = spoke ? FIRST_PAUSE_MILLIS : Math.min(LONGEST_PAUSE_MILLIS, pause * 2);
      pause(pause);
    }
  }

  private void pause(long millis) {
    try {
      if (!closed) {
        Thread.sleep(millis);
      }
    } catch (InterruptedException e) {
      // Only close() interrupts this thread; the loop sees that it did.
    }
  }

  /** One line from its opening to its end; tells whether a board spoke on it. */
  private boolean connect() {
    try (SerialLine line = finder.open()) {
      counters.opened();
      return talk(line);
    } catch (PortProblem e) {
      trouble(LinkHealth.of(e));
    } catch (IOException e) {
      trouble(Sentences.broken(e.getMessage()));
    } catch (RuntimeException e) {
      LOG.log(Level.ERROR, "The line to the sensor board failed", e);
      trouble(Sentences.broken(e.toString()));
    }
    return false;
  }

  private boolean talk(SerialLine line) {
    LineWriter writer = new LineWriter(line, counters);
    BoardLink open = new BoardLink(writer::send, wishes, lastPress, counters, System.nanoTime());
    link = Optional.of(open);
    LinkHealth trouble;
    try {
      trouble = read(line, open, writer);
    } catch (IOException e) {
      trouble = Sentences.PULLED;
    } finally {
      link = Optional.empty();
      open.end(System.nanoTime()).forEach(this::tell);
      line.close();
      writer.close();
    }
    trouble(trouble);
    return open.hello().isPresent();
  }

  /** Reads until something is wrong, and tells what. */
  private LinkHealth read(SerialLine line, BoardLink open, LineWriter writer) throws IOException {
    FrameDecoder decoder = new FrameDecoder();
    byte[] bytes = new byte[1024];
    long heard = System.nanoTime();
    while (!closed) {
      rounds.incrementAndGet();
      int count = line.read(bytes);
      long now = System.nanoTime();
      if (take(bytes, count, decoder, open, now)) {
        heard = now;
      }
      open.tick(now);
      if (writer.stuck(patience.stuck())) {
        return Sentences.STUCK;
      }
      boolean spoke = open.hello().isPresent();
      long most = spoke ? patience.silence() : patience.hello();
      if (now - heard > TimeUnit.MILLISECONDS.toNanos(most)) {
        return spoke ? Sentences.SILENT : Sentences.NO_BOARD;
      }
    }
    return Sentences.ENDED;
  }

  /** Whether a frame was among the bytes. */
  private boolean take(byte[] bytes, int count, FrameDecoder decoder, BoardLink open, long now) {
    boolean heard = false;
    long brokenBefore = decoder.broken();
    for (int i = 0; i < count; i++) {
      var frame = decoder.push(bytes[i]);
      if (frame.isPresent()) {
        heard = true;
        open.frame(frame.get(), now).forEach(this::tell);
      }
    }
    counters.broken(decoder.broken() - brokenBefore);
    return heard;
  }

  private void tell(Consumer<BoardListener> news) {
    if (!closed) {
      lastTrouble = Optional.empty();
      news.accept(listener);
    }
  }

  /** Says what is wrong, once. */
  private void trouble(LinkHealth health) {
    if (!closed && !Optional.of(health).equals(lastTrouble)) {
      lastTrouble = Optional.of(health);
      listener.health(health);
    }
  }
}

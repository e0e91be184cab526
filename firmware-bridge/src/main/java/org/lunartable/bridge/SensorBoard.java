package org.lunartable.bridge;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.lunartable.bridge.link.BoardListener;
import org.lunartable.bridge.link.BoardSupervisor;
import org.lunartable.bridge.link.LineFinder;
import org.lunartable.bridge.link.LinkCounters;
import org.lunartable.bridge.link.LinkHealth;
import org.lunartable.bridge.protocol.Lamps;
import org.lunartable.bridge.protocol.Message;
import org.lunartable.bridge.protocol.Occupancy;
import org.lunartable.bridge.tray.DieTray;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.Observation.BoardSighted;
import org.lunartable.engine.spi.Observation.BoardWatched;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.Observation.TableButton;
import org.lunartable.engine.spi.Observation.TileBelow;
import org.lunartable.engine.spi.Observation.Use;
import org.lunartable.engine.spi.TableEvent;

/**
 * The board with sensors under its plates. It tells of every change at once; whoever follows the
 * game decides what has settled. It goes on without the board and takes it up again when it is
 * back.
 *
 * <p>Safe to use from any thread.
 */
public final class SensorBoard implements InputSource {

  /** The name its events carry. */
  public static final String NAME = "sensor-board";

  private static final long TRAY_MILLIS = 150;
  private static final long CLOSE_MILLIS = 1000;

  private final BoardSupervisor supervisor;
  private final Optional<DieTray> tray;
  private final BoardState state = new BoardState();
  private final SelfTests tests = new SelfTests();
  private final CountDownLatch closing = new CountDownLatch(1);
  private final Thread trayThread = new Thread(this::watchTray, "board-tray");
  private volatile InputSink sink = event -> false;
  private volatile boolean closed;

  /**
   * A board that is not looked for yet.
   *
   * @param finder finds the port, as {@link org.lunartable.bridge.serial.SerialPorts} does
   */
  public SensorBoard(LineFinder finder) {
    this(finder, Optional.empty());
  }

  /**
   * The same with a die tray.
   *
   * @param tray tells the tile that lies on the colour sensor; used by this alone from now on
   */
  public SensorBoard(LineFinder finder, Optional<DieTray> tray) {
    this.tray = tray;
    supervisor = new BoardSupervisor(finder, new Ear());
    trayThread.setDaemon(true);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void start(InputSink into) {
    sink = into;
    if (!closed) {
      supervisor.start();
      if (tray.isPresent()) {
        trayThread.start();
      }
    }
  }

  /** The board tells of its places by itself, but of the tray only when asked. */
  private void watchTray() {
    try {
      while (!closing.await(TRAY_MILLIS, TimeUnit.MILLISECONDS)) {
        supervisor.readColour();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public OptionalLong pulse() {
    return OptionalLong.of(supervisor.pulse());
  }

  @Override
  public void close() {
    closed = true;
    closing.countDown();
    supervisor.close();
    try {
      trayThread.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What the lamps do from now on; kept for a board that comes later. */
  public void lamps(Lamps lamps) {
    supervisor.lamps(lamps);
  }

  /**
   * Which slots are lit from now on, all others dark; kept for a board that comes later.
   *
   * @param lattice the board that is played on, which must be the one with the lights
   * @param colours 0xRRGGBB for places of this lattice
   */
  public void lights(Lattice lattice, Map<Place, Integer> colours) {
    Map<Integer, Integer> byNumber = new HashMap<>();
    colours.forEach((place, rgb) -> byNumber.put(lattice.index(place), rgb));
    supervisor.lights(byNumber);
  }

  /** A tone of the buzzer; without a board nothing. */
  public void buzz(int hertz, Duration length) {
    supervisor.buzz(hertz, (int) Math.min(length.toMillis(), 0xFFFF));
  }

  /** How it is; empty before it was first looked for. */
  public Optional<BoardHealth> health() {
    return state.health();
  }

  /**
   * Lets the board test itself.
   *
   * @param empty whether nothing stands on the board: what a sensor sees then is believed no more,
   *     and what an earlier test muted and is well again is believed anew
   * @return fails with a {@link java.util.concurrent.TimeoutException} when the board does not
   *     answer within three seconds, as when there is none
   */
  public CompletableFuture<TestReport> selfTest(boolean empty) {
    CompletableFuture<TestReport> report = tests.begin();
    supervisor.selfTest(empty);
    return report;
  }

  /**
   * Believes the sensor of a place no more, until told otherwise or closed; or believes it again,
   * unless it never rests.
   *
   * @param place as people name it
   * @return false when the board that is there has no such place, or none is there
   */
  public boolean ignore(String place, boolean ignored) {
    OptionalInt number = state.number(place);
    number.ifPresent(found -> supervisor.ignore(found, ignored));
    return number.isPresent();
  }

  /** What happened on the line so far. */
  public LinkCounters.Figures figures() {
    return supervisor.figures();
  }

  private void send(TableEvent event) {
    if (!closed) {
      sink.accept(event);
    }
  }

  /** Hears what the board says. */
  private final class Ear implements BoardListener {
    @Override
    public void health(LinkHealth told) {
      LinkHealth health = state.take(told);
      var seen = new SourceHealth(health.working(), health.sentence());
      send(TableEvent.certain(NAME, System.nanoTime(), seen));
    }

    @Override
    public void occupancy(Occupancy occupancy, long nanos) {
      state.take(occupancy);
      PresenceSight.lattice(occupancy.rows(), occupancy.columns())
          .map(lattice -> new BoardSighted(PresenceSight.of(lattice, occupancy)))
          .ifPresent(seen -> send(TableEvent.certain(NAME, nanos, seen)));
    }

    @Override
    public void missed(long nanos) {
      send(TableEvent.certain(NAME, nanos, new BoardWatched(false)));
    }

    @Override
    public void confirmed(long nanos) {
      send(TableEvent.certain(NAME, nanos, new BoardWatched(true)));
    }

    @Override
    public void selfTest(Message.SelfTest result) {
      tests.take(result);
    }

    @Override
    public void counters(Message.Counters counters) {
      tests.take(counters, supervisor.figures());
    }

    @Override
    public void colour(Message.ColourRead colour, long nanos) {
      tray.flatMap(watched -> watched.take(colour))
          .ifPresent(tile -> send(TableEvent.certain(NAME, nanos, new TileBelow(tile))));
    }

    @Override
    public void button(Message.ButtonEvent event, long nanos) {
      send(TableEvent.certain(NAME, nanos, new ButtonUsed(buttonOf(event), useOf(event))));
    }
  }

  private static TableButton buttonOf(Message.ButtonEvent event) {
    return switch (event.button()) {
      case ROLL -> TableButton.ROLL;
      case NEXT -> TableButton.NEXT;
    };
  }

  private static Use useOf(Message.ButtonEvent event) {
    return switch (event.action()) {
      case PRESSED -> Use.PRESSED;
      case HELD -> Use.HELD;
      case RELEASED -> Use.RELEASED;
    };
  }
}

package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.vision.frame.Frame;
import org.lunartable.vision.frame.FrameSource;
import org.lunartable.vision.frame.SourceStatus;
import org.lunartable.vision.frame.SourceStatus.State;

/**
 * Watches the tray through a camera. A thread of its own looks at the newest frame, about 15 times
 * a second, or 4 times while nobody has to roll, and says once for each roll what lies on top, or
 * once for each card that it was laid down. The camera itself is started, kept going and closed by
 * others; how it is, is told from here.
 */
final class DieCamera implements InputSource {

  static final String NAME = "camera";

  private static final Duration PATIENCE = Duration.ofMillis(500);

  /** A little less than between two frames, so that one that comes early is not missed. */
  private static final long FRAME_NANOS = TimeUnit.MILLISECONDS.toNanos(55);

  private static final long IDLE_FRAME_NANOS = TimeUnit.SECONDS.toNanos(1) / 4;
  private static final long FIRST_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
  private static final long LONGEST_PAUSE_NANOS = TimeUnit.SECONDS.toNanos(4);
  private static final long CLOSE_MILLIS = 2000;

  /** So many frames in a row that cannot be used are told; a single one is passed over. */
  private static final int BAD_FRAMES = 8;

  private final FrameSource source;
  private final Supplier<TrayWatch> watches;
  private final BooleanSupplier wanted;
  private final Consumer<Frame> looked;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final Thread thread = new Thread(this::run, "die-camera");

  private InputSink sink;
  private final AtomicLong rounds = new AtomicLong();
  private SourceHealth said;
  private TableEvent unsaid;
  private long seen;
  private long due = System.nanoTime();
  private int badFrames;
  private boolean closed;

  /**
   * A camera that does not look yet.
   *
   * @param source started and closed by the caller
   * @param watches makes the reader of the frames; called on the camera's thread at its start, for
   *     every connection and after every failure, so that no roll is put together from before and
   *     after a gap
   * @param wanted whether a roll is waited for; asked with every frame
   * @param looked told of every frame after it was looked at, on the camera's thread
   */
  DieCamera(
      FrameSource source,
      Supplier<TrayWatch> watches,
      BooleanSupplier wanted,
      Consumer<Frame> looked) {
    this.source = source;
    this.watches = watches;
    this.wanted = wanted;
    this.looked = looked;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void start(InputSink events) {
    sink = events;
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public OptionalLong pulse() {
    return OptionalLong.of(rounds.get());
  }

  /** Stops looking. Waits for the frame in work. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    closing.countDown();
    thread.interrupt();
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    long pause = 0;
    try {
      while (!closing.await(pause, TimeUnit.NANOSECONDS)) {
        rounds.incrementAndGet();
        long before = seen;
        watchUntilFailure();
        pause = seen > before + 1 ? FIRST_PAUSE_NANOS : pauseAfter(pause);
      }
    } catch (InterruptedException e) {
      // Only close() interrupts this thread.
    }
  }

  /** How long to wait after another failure, when this long was waited after the last. */
  static long pauseAfter(long pause) {
    return Math.min(Math.max(2 * pause, FIRST_PAUSE_NANOS), LONGEST_PAUSE_NANOS);
  }

  /** Watches until the reader of the frames breaks or the camera is closed. */
  private void watchUntilFailure() throws InterruptedException {
    try {
      Optional<Frame> next = await();
      while (next.isPresent()) {
        next = watchConnection(next.get());
      }
    } catch (InterruptedException closed) {
      throw closed;
    } catch (Throwable e) { // whatever it was, it is to be tried again
      say(false, reason(e));
    }
  }

  /**
   * Watches the frames of one connection.
   *
   * @return the first one of the next; empty when the camera is closed
   */
  private Optional<Frame> watchConnection(Frame first) throws InterruptedException {
    try (TrayWatch watch = watches.get()) {
      Optional<Frame> next = Optional.of(first);
      while (next.isPresent() && next.get().connection() == first.connection()) {
        look(watch, next.get());
        next = await();
      }
      return next;
    }
  }

  /** Waits for the next frame that is due; empty when the camera is closed. */
  private Optional<Frame> await() throws InterruptedException {
    while (!closing.await(due - System.nanoTime(), TimeUnit.NANOSECONDS)) {
      rounds.incrementAndGet();
      Optional<Frame> next = source.newerThan(seen, PATIENCE);
      if (next.isPresent()) {
        seen = next.get().number();
        due = System.nanoTime() + (wanted.getAsBoolean() ? FRAME_NANOS : IDLE_FRAME_NANOS);
        return next;
      }
      silent();
    }
    return Optional.empty();
  }

  private void silent() {
    SourceStatus status = source.status();
    if (!status.works()) {
      say(false, status.sentence());
    }
    if (status.state() == State.ENDED) {
      // It does not wait any more for frames that never come.
      due = System.nanoTime() + TimeUnit.NANOSECONDS.convert(PATIENCE);
    }
  }

  private void look(TrayWatch watch, Frame frame) {
    try {
      Optional<? extends TrayWatch.Sighting> sighting = watch.look(frame.jpeg(), frame.nanos());
      badFrames = 0;
      say(true, source.name());
      sighting.ifPresent(now -> unsaid = event(frame.nanos(), now));
      looked.accept(frame);
    } catch (IOException unusable) {
      badFrames++;
      if (badFrames >= BAD_FRAMES) {
        say(false, reason(unusable));
      }
    }
    if (unsaid != null && send(unsaid)) {
      unsaid = null;
    }
  }

  private static String reason(Throwable e) {
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }

  private static TableEvent event(long nanos, TrayWatch.Sighting seen) {
    return new TableEvent(NAME, nanos, seen.observation(), seen.confidence(), seen.evidence());
  }

  private void say(boolean works, String text) {
    SourceHealth now = new SourceHealth(works, text);
    if (!now.equals(said) && send(TableEvent.certain(NAME, System.nanoTime(), now))) {
      said = now;
    }
  }

  /**
   * Nothing is sent any more once {@link #close} has returned, even by a camera that hung.
   *
   * @return false when the table had no room for it: it is tried again after the next frame
   */
  private synchronized boolean send(TableEvent event) {
    return !closed && sink.accept(event);
  }
}

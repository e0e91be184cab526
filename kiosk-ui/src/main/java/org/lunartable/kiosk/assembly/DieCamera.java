package org.lunartable.kiosk.assembly;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;

/**
 * A camera that watches the die. A thread of its own takes a picture up to 15 times a second, or 4
 * times while nobody has to roll, only ever the newest one, and says once for each roll what lies
 * on top. When pictures fail it says so, and tries again after a growing pause.
 */
final class DieCamera implements InputSource {

  static final String NAME = "camera";

  private static final long FRAME_NANOS = TimeUnit.SECONDS.toNanos(1) / 15;
  private static final long IDLE_FRAME_NANOS = TimeUnit.SECONDS.toNanos(1) / 4;
  private static final long FIRST_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(250);
  private static final long LONGEST_PAUSE_NANOS = TimeUnit.SECONDS.toNanos(4);
  private static final long CLOSE_MILLIS = 2000;

  private final Frames frames;
  private final Supplier<RollWatch> watches;
  private final BooleanSupplier wanted;
  private final String detail;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final Thread thread = new Thread(this::run, "die-camera");

  private volatile byte[] newest;
  private InputSink sink;
  private Boolean working;
  private String said = "";
  private TableEvent unsaid;
  private boolean closed;

  /**
   * A camera that does not look yet.
   *
   * @param watches makes the reader of the pictures; called on the camera's thread at its start and
   *     after every failure, so that no roll is put together from before and after a gap
   * @param wanted whether a roll is waited for; asked with every picture
   * @param detail what to say about the camera while it works
   */
  DieCamera(Frames frames, Supplier<RollWatch> watches, BooleanSupplier wanted, String detail) {
    this.frames = frames;
    this.watches = watches;
    this.wanted = wanted;
    this.detail = detail;
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

  /** The newest picture, a JPEG; empty until there is one and while the camera fails. */
  Optional<byte[]> newest() {
    return Optional.ofNullable(newest);
  }

  /** Stops looking. Waits for the picture in work, but not for a camera that hangs. */
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
    newest = null;
  }

  private void run() {
    long pause = 0;
    try {
      do {
        pause = watchUntilFailure() ? FIRST_PAUSE_NANOS : pauseAfter(pause);
        newest = null;
      } while (!closing.await(pause, TimeUnit.NANOSECONDS));
    } catch (InterruptedException e) {
      // Only close() interrupts this thread.
    }
  }

  /** How long to wait after another failure, when this long was waited after the last. */
  static long pauseAfter(long pause) {
    return Math.min(Math.max(2 * pause, FIRST_PAUSE_NANOS), LONGEST_PAUSE_NANOS);
  }

  /**
   * Watches until a picture fails or the camera is closed.
   *
   * @return whether at least one picture came
   */
  private boolean watchUntilFailure() throws InterruptedException {
    boolean any = false;
    try (RollWatch watch = watches.get()) {
      long due = System.nanoTime();
      while (!closing.await(due - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        long frame = wanted.getAsBoolean() ? FRAME_NANOS : IDLE_FRAME_NANOS;
        due = Math.max(due + frame, System.nanoTime());
        look(watch);
        any = true;
      }
    } catch (InterruptedException closed) {
      throw closed;
    } catch (Throwable e) { // whatever it was, the camera is to be tried again
      String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
      sayHealth(false, reason);
    }
    return any;
  }

  private void look(RollWatch watch) throws IOException {
    long now = System.nanoTime();
    byte[] picture = frames.newest(now);
    newest = picture;
    Optional<RollWatch.Roll> roll = watch.look(picture, now);
    sayHealth(true, detail);
    roll.ifPresent(seen -> unsaid = event(now, seen));
    if (unsaid != null && send(unsaid)) {
      unsaid = null;
    }
  }

  private static TableEvent event(long nanos, RollWatch.Roll roll) {
    DieSeen seen = new DieSeen(roll.face());
    return new TableEvent(NAME, nanos, seen, roll.confidence(), roll.evidence());
  }

  private void sayHealth(boolean works, String text) {
    if (working == null || working != works || !said.equals(text)) {
      Observation health = new SourceHealth(works, text);
      if (send(TableEvent.certain(NAME, System.nanoTime(), health))) {
        working = works;
        said = text;
      }
    }
  }

  /**
   * Nothing is sent any more once {@link #close} has returned, even by a camera that hung.
   *
   * @return false when the table had no room for it: it is tried again after the next picture
   */
  private synchronized boolean send(TableEvent event) {
    return !closed && sink.accept(event);
  }
}

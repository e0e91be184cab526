package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.vision.frame.FrameSource;

class DieCameraTest {

  private final Events events = new Events();
  private final HandFed table = new HandFed();
  private final FrameSource source = table.source(60);
  private final AtomicInteger closed = new AtomicInteger();
  private final AtomicInteger watches = new AtomicInteger();
  private final AtomicInteger looked = new AtomicInteger();
  private DieCamera camera;

  @AfterEach
  void close() {
    camera.close();
    source.close();
  }

  private void start(Supplier<TrayWatch> watch, InputSink sink) {
    start(watch, new AtomicBoolean(true), sink);
  }

  private void start(Supplier<TrayWatch> watch, AtomicBoolean wanted, InputSink sink) {
    camera =
        new DieCamera(
            source,
            () -> {
              watches.incrementAndGet();
              return watch.get();
            },
            wanted::get,
            frame -> looked.incrementAndGet());
    source.start();
    camera.start(sink);
  }

  private SourceHealth healthUntil(boolean works, String words) throws InterruptedException {
    SourceHealth health = events.health();
    while (health.working() != works || !health.detail().contains(words)) {
      health = events.health();
    }
    return health;
  }

  @Test
  void saysThatItWorksAndWhatWasRolled() throws InterruptedException {
    start(() -> rollsOn(3), events);
    healthUntil(true, "a test");
    TableEvent roll = events.roll();
    assertThat(roll.source()).isEqualTo("camera");
    assertThat(roll.observation()).isEqualTo(new DieSeen(Die.CLASSIC.face(3)));
    assertThat(roll.confidence()).isEqualTo(0.9);
  }

  @Test
  void aSourceThatIsLostAndReturnsIsWatchedWithAFreshEye() throws InterruptedException {
    start(() -> rollsOn(99_999), events);
    healthUntil(true, "a test");
    // Shorter gaps are not worth telling.
    for (int i = 0; i < 3; i++) {
      table.fail("unplugged");
    }
    healthUntil(false, "unplugged");
    assertThat(watches).hasValue(1);
    healthUntil(true, "a test");
    assertThat(watches).hasValue(2);
    assertThat(closed).hasValue(1);
  }

  @Test
  void framesBeforeAndAfterAGapMakeNoRoll() throws InterruptedException {
    AtomicInteger looks = new AtomicInteger();
    start(
        () ->
            new ScriptedWatch(
                3,
                closed,
                () -> {
                  if (looks.incrementAndGet() == 2) {
                    table.fail("a moment away");
                    awaitLoss();
                  }
                }),
        events);
    events.roll();
    assertThat(watches).hasValue(2);
  }

  private void awaitLoss() {
    while (source.status().works()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void aReaderThatBreaksIsReplacedAfterAPause() throws InterruptedException {
    AtomicInteger looks = new AtomicInteger();
    start(
        () ->
            new ScriptedWatch(
                99_999,
                closed,
                () -> {
                  if (looks.incrementAndGet() == 3) {
                    throw new AssertionError("broken inside");
                  }
                }),
        events);
    healthUntil(true, "a test");
    healthUntil(false, "broken inside");
    healthUntil(true, "a test");
    assertThat(watches).hasValue(2);
    assertThat(closed).hasValue(1);
  }

  @Test
  void aFrameThatCannotBeUsedIsPassedOverAndManyAreTold() throws InterruptedException {
    AtomicInteger looks = new AtomicInteger();
    start(
        () -> (LooseWatch) (jpeg, nanos) -> unusable(looks.incrementAndGet() <= 12, "no picture"),
        events);
    healthUntil(false, "no picture");
    assertThat(looks).hasValueGreaterThanOrEqualTo(8);
    healthUntil(true, "a test");
    assertThat(watches).hasValue(1);
  }

  /** A watch without anything to close. */
  @FunctionalInterface
  private interface LooseWatch extends TrayWatch {
    @Override
    default void close() {}
  }

  private static Optional<TrayWatch.Roll> unusable(boolean is, String why) throws IOException {
    if (is) {
      throw new IOException(why);
    }
    return Optional.empty();
  }

  @Test
  void thePauseGrowsToFourSeconds() {
    camera = new DieCamera(source, () -> rollsOn(1), () -> true, frame -> {});
    long millis = 0;
    List<Long> pauses = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      millis = DieCamera.pauseAfter(millis * 1_000_000) / 1_000_000;
      pauses.add(millis);
    }
    assertThat(pauses).containsExactly(250L, 500L, 1000L, 2000L, 4000L, 4000L, 4000L);
  }

  @Test
  void looksSeldomWhileNobodyHasToRoll() throws InterruptedException {
    AtomicBoolean wanted = new AtomicBoolean();
    start(() -> rollsOn(99_999), wanted, events);
    healthUntil(true, "a test");
    int asked = table.asked();
    int before = looked.get();
    while (table.asked() < asked + 60) {
      Thread.sleep(5);
    }
    // A second of frames: a quarter of a second between two looks.
    assertThat(looked.get() - before).isLessThanOrEqualTo(8);
    wanted.set(true);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (looked.get() < before + 25 && System.nanoTime() < end) {
      Thread.sleep(10);
    }
    assertThat(looked.get()).isGreaterThanOrEqualTo(before + 25);
  }

  @Test
  void sayingNothingNewIsNotRepeated() throws InterruptedException {
    start(() -> rollsOn(99_999), events);
    healthUntil(true, "a test");
    int before = looked.get();
    while (looked.get() < before + 5) {
      Thread.sleep(5);
    }
    assertThat(events.waiting()).isZero();
  }

  @Test
  void stopsWhenClosedAndSaysNothingAfterwards() throws InterruptedException {
    start(() -> rollsOn(1), events);
    events.roll();
    camera.close();
    int before = events.waiting();
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .doesNotContain("die-camera");
    assertThat(events.waiting()).isEqualTo(before);
  }

  @Test
  void aRollThatFoundNoRoomIsSaidAgain() throws InterruptedException {
    AtomicInteger refused = new AtomicInteger();
    start(
        () -> rollsOn(1),
        event -> {
          boolean full = event.observation() instanceof DieSeen && refused.incrementAndGet() <= 2;
          return !full && events.accept(event);
        });
    events.roll();
    assertThat(refused).hasValue(3);
  }

  private TrayWatch rollsOn(int look) {
    return new ScriptedWatch(look, closed, () -> {});
  }

  /** Reports face 3 on one of its looks. */
  private static final class ScriptedWatch implements TrayWatch {
    private final int rollOn;
    private final AtomicInteger closed;
    private final Runnable onLook;
    private int looks;

    ScriptedWatch(int rollOn, AtomicInteger closed, Runnable onLook) {
      this.rollOn = rollOn;
      this.closed = closed;
      this.onLook = onLook;
    }

    @Override
    public Optional<Roll> look(byte[] jpeg, long nanos) {
      looks++;
      onLook.run();
      return looks == rollOn
          ? Optional.of(new Roll(Die.CLASSIC.face(3), 0.9, Optional.empty()))
          : Optional.empty();
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }
}

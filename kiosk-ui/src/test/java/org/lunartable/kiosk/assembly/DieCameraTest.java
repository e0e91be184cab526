package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;

class DieCameraTest {

  private static final byte[] PICTURE = {1, 2, 3};

  private final Events events = new Events();

  @Test
  void saysThatItWorksAndWhatWasRolled() throws InterruptedException {
    try (DieCamera camera =
        new DieCamera(nanos -> PICTURE, () -> rollsOn(3), () -> true, "a test")) {
      camera.start(events);
      assertThat(events.health()).isEqualTo(new SourceHealth(true, "a test"));
      TableEvent roll = events.roll();
      assertThat(roll.source()).isEqualTo("camera");
      assertThat(roll.observation()).isEqualTo(new DieSeen(Die.CLASSIC.face(3)));
      assertThat(roll.confidence()).isEqualTo(0.9);
      assertThat(camera.newest()).contains(PICTURE);
    }
  }

  @Test
  void survivesACameraThatFailsAndComesBack() throws InterruptedException {
    AtomicInteger calls = new AtomicInteger();
    Frames frames =
        nanos -> {
          int call = calls.incrementAndGet();
          if (call == 1) {
            throw new IOException("unplugged");
          } else if (call == 3) {
            throw new AssertionError("broken inside");
          }
          return PICTURE;
        };
    try (DieCamera camera = new DieCamera(frames, () -> rollsOn(99), () -> true, "a test")) {
      camera.start(events);
      assertThat(events.health()).isEqualTo(new SourceHealth(false, "unplugged"));
      assertThat(events.health()).isEqualTo(new SourceHealth(true, "a test"));
      assertThat(events.health()).isEqualTo(new SourceHealth(false, "broken inside"));
      assertThat(events.health()).isEqualTo(new SourceHealth(true, "a test"));
    }
  }

  @Test
  void thePauseGrowsToFourSeconds() {
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
    AtomicInteger looks = new AtomicInteger();
    Frames counted =
        nanos -> {
          looks.incrementAndGet();
          return PICTURE;
        };
    try (DieCamera camera = new DieCamera(counted, () -> rollsOn(99), wanted::get, "a test")) {
      camera.start(events);
      Thread.sleep(1500);
      assertThat(looks.get()).isBetween(1, 8);
      wanted.set(true);
      int before = looks.get();
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
      while (looks.get() < before + 15 && System.nanoTime() < end) {
        Thread.sleep(10);
      }
      assertThat(looks.get()).isGreaterThanOrEqualTo(before + 15);
    }
  }

  @Test
  void looksWithAFreshEyeAfterAGap() throws InterruptedException {
    AtomicInteger watches = new AtomicInteger();
    AtomicInteger closed = new AtomicInteger();
    AtomicInteger calls = new AtomicInteger();
    Frames frames =
        nanos -> {
          if (calls.incrementAndGet() == 3) {
            throw new IOException("gap");
          }
          return PICTURE;
        };
    DieCamera camera =
        new DieCamera(
            frames,
            () -> {
              watches.incrementAndGet();
              return new ScriptedWatch(3, closed);
            },
            () -> true,
            "a test");
    try (camera) {
      camera.start(events);
      events.roll();
      assertThat(calls).hasValueGreaterThanOrEqualTo(6);
    }
    assertThat(watches).hasValue(2);
    assertThat(closed).hasValue(2);
  }

  @Test
  void sayingNothingNewIsNotRepeated() throws InterruptedException {
    Frames dead =
        nanos -> {
          throw new IOException("unplugged");
        };
    CountDownLatch tries = new CountDownLatch(3);
    Frames counted =
        nanos -> {
          tries.countDown();
          return dead.newest(nanos);
        };
    try (DieCamera camera = new DieCamera(counted, () -> rollsOn(1), () -> true, "a test")) {
      camera.start(events);
      assertThat(tries.await(20, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(events.waiting()).isEqualTo(1);
  }

  @Test
  void stopsWhenClosedAndSaysNothingAfterwards() throws InterruptedException {
    DieCamera camera = new DieCamera(nanos -> PICTURE, () -> rollsOn(1), () -> true, "a test");
    camera.start(events);
    events.roll();
    camera.close();
    int before = events.waiting();
    assertThat(camera.newest()).isEmpty();
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .doesNotContain("die-camera");
    assertThat(events.waiting()).isEqualTo(before);
  }

  @Test
  void closingDoesNotWaitForACameraThatHangs() throws InterruptedException {
    CountDownLatch hanging = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(1);
    Frames frames =
        nanos -> {
          hanging.countDown();
          awaitDespiteInterrupts(release);
          done.countDown();
          return PICTURE;
        };
    DieCamera camera = new DieCamera(frames, () -> rollsOn(1), () -> true, "a test");
    camera.start(events);
    hanging.await();
    camera.close();
    release.countDown();
    assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(events.waiting()).isZero();
  }

  @Test
  void aRollThatFoundNoRoomIsSaidAgain() throws InterruptedException {
    AtomicInteger refused = new AtomicInteger();
    DieCamera camera = new DieCamera(nanos -> PICTURE, () -> rollsOn(1), () -> true, "a test");
    try (camera) {
      camera.start(
          event -> {
            boolean full = event.observation() instanceof DieSeen && refused.incrementAndGet() <= 2;
            return !full && events.accept(event);
          });
      events.roll();
    }
    assertThat(refused).hasValue(3);
  }

  private static RollWatch rollsOn(int look) {
    return new ScriptedWatch(look, new AtomicInteger());
  }

  private static void awaitDespiteInterrupts(CountDownLatch latch) {
    while (latch.getCount() > 0) {
      try {
        latch.await();
      } catch (InterruptedException e) {
        // A driver that hangs takes no notice either.
      }
    }
  }

  /** Reports face 3 on one of its looks. */
  private static final class ScriptedWatch implements RollWatch {
    private final int rollOn;
    private final AtomicInteger closed;
    private int looks;

    ScriptedWatch(int rollOn, AtomicInteger closed) {
      this.rollOn = rollOn;
      this.closed = closed;
    }

    @Override
    public Optional<Roll> look(byte[] jpeg, long nanos) {
      looks++;
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

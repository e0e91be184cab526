package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lunartable.vision.Picture;
import org.lunartable.vision.frame.SourceStatus.State;

/** What every source of frames does. */
@Timeout(60)
abstract class FrameSourceContract {
  private static final long REAL_PATIENCE = TimeUnit.SECONDS.toNanos(20);
  private static final Duration GLANCE = Duration.ofMillis(15);
  private static final long STEP = TimeUnit.MILLISECONDS.toNanos(50);
  private static final long FIVE_SECONDS = TimeUnit.SECONDS.toNanos(5);

  final ManualTime time = new ManualTime();
  Rig rig;
  FrameSource source;
  private long seen;
  private long seenNanos = Long.MIN_VALUE;

  abstract Rig makeRig() throws Exception;

  @BeforeEach
  void open() throws Exception {
    rig = makeRig();
    source = rig.open(time);
  }

  @AfterEach
  void closeAll() throws Exception {
    source.close();
    rig.close();
  }

  @Test
  void saysThatItIsConnectingBeforeTheFirstFrame() {
    assertThat(source.newest()).isEmpty();
    assertThat(source.status().state()).isEqualTo(State.CONNECTING);
    assertThat(source.status().sentence()).contains("is being connected.");
    assertThat(source.status().taken()).isEmpty();
  }

  @Test
  void givesTheFirstFrame() throws Exception {
    source.start();
    Frame frame = sendAndAwait(TestJpegs.picture(1));
    assertThat(frame.width()).isEqualTo(64);
    assertThat(frame.height()).isEqualTo(48);
    assertThat(frame.connection()).isPositive();
    try (Picture picture = frame.decode()) {
      assertThat(picture.width()).isEqualTo(64);
    }
    SourceStatus status = source.status();
    assertThat(status.works()).isTrue();
    assertThat(status.sentence()).contains("works: 64x48").endsWith(".");
    assertThat(status.taken().orElseThrow().height()).isEqualTo(48);
    assertThat(source.newest()).isPresent();
  }

  @Test
  void givesASlowReaderTheNewestFrameAndNeverAnOlderOne() throws Exception {
    source.start();
    sendAndAwait(TestJpegs.picture(0));
    for (int i = 1; i < 30; i++) {
      rig.send(TestJpegs.picture(i));
    }
    sendAndAwait(TestJpegs.picture(30));
  }

  @Test
  void closingEndsItsThreadsAndLetsEverythingGo() throws Exception {
    source.start();
    source.start();
    sendAndAwait(TestJpegs.picture(1));
    source.close();
    source.close();
    assertThat(liveThreads()).isEmpty();
    assertThat(rig.released()).isTrue();
    assertThat(source.newest()).isEmpty();
    assertThat(source.newerThan(0, Duration.ofMinutes(1))).isEmpty();
    assertThat(source.status().state()).isEqualTo(State.ENDED);
  }

  @Test
  void canBeClosedBeforeItIsStarted() {
    source.close();
    source.start();
    assertThat(liveThreads()).isEmpty();
    assertThat(source.status().state()).isEqualTo(State.ENDED);
  }

  @Test
  void closingWakesAReaderThatWaits() throws Exception {
    ExecutorService reader = Executors.newSingleThreadExecutor();
    try {
      source.start();
      Future<Optional<Frame>> waiting =
          reader.submit(() -> source.newerThan(Long.MAX_VALUE, Duration.ofMinutes(1)));
      source.close();
      assertThat(waiting.get(20, TimeUnit.SECONDS)).isEmpty();
    } finally {
      reader.shutdownNow();
    }
  }

  @Test
  void isBackWithinFiveSecondsAfterItsReturn() throws Exception {
    source.start();
    Frame before = sendAndAwait(TestJpegs.picture(1));
    rig.cut();
    awaitState(State.LOST);
    assertThat(source.newest()).isEmpty();
    assertThat(source.status().sentence()).endsWith(".").doesNotContain("Exception");
    stayAway();
    rig.restore();
    long back = time.nanos();
    Frame after = sendAndAwait(TestJpegs.picture(2));
    assertThat(time.nanos() - back).isLessThan(FIVE_SECONDS);
    assertThat(after.connection()).isGreaterThan(before.connection());
    assertThat(source.status().works()).isTrue();
  }

  @Test
  void noticesAStallAndIsBackWithinFiveSeconds() throws Exception {
    source.start();
    Frame before = sendAndAwait(TestJpegs.picture(1));
    rig.fallSilent();
    awaitStall();
    assertThat(source.status().sentence()).endsWith(".");
    assertThat(source.newest()).isEmpty();
    long back = time.nanos();
    Frame after = sendAndAwait(TestJpegs.picture(2));
    assertThat(time.nanos() - back).isLessThan(FIVE_SECONDS);
    assertThat(after.connection()).isGreaterThan(before.connection());
  }

  @Test
  void passesOverGarbageAndTruncatedPictures() throws Exception {
    source.start();
    sendAndAwait(TestJpegs.picture(1));
    for (int i = 2; i < 8; i++) {
      rig.send(TestJpegs.garbage(500, i));
      rig.send(TestJpegs.truncated(TestJpegs.picture(i), i / 8.0));
      assertThat(sendAndAwait(TestJpegs.picture(10 * i)).width()).isEqualTo(64);
    }
  }

  @Test
  void aClockThatJumpsIsNoStall() throws Exception {
    source.start();
    Frame before = sendAndAwait(TestJpegs.picture(1));
    time.advance(TimeUnit.HOURS.toNanos(1));
    Frame after = sendAndAwait(TestJpegs.picture(2));
    assertThat(source.status().works()).isTrue();
    assertThat(after.connection()).isEqualTo(before.connection());
  }

  /** Sends again and again, as cameras do, until the frame is there. */
  final Frame sendAndAwait(byte[] jpeg) throws Exception {
    long realEnd = System.nanoTime() + REAL_PATIENCE;
    for (int i = 0; System.nanoTime() - realEnd < 0; i++) {
      if (i % 10 == 0) {
        rig.send(jpeg);
      }
      Optional<Frame> frame = glance(jpeg);
      if (frame.isPresent()) {
        return frame.get();
      }
    }
    return fail("no such frame; " + source.status());
  }

  private Optional<Frame> glance(byte[] jpeg) throws InterruptedException {
    Optional<Frame> frame = source.newerThan(seen, GLANCE);
    frame.ifPresentOrElse(this::checkOrder, () -> time.advanceIfReaderSleeps(STEP));
    return frame.filter(found -> Arrays.equals(found.jpeg(), jpeg));
  }

  private void checkOrder(Frame frame) {
    assertThat(frame.number()).isGreaterThan(seen);
    assertThat(frame.nanos()).isGreaterThan(seenNanos).isLessThanOrEqualTo(time.nanos() + 1000);
    seen = frame.number();
    seenNanos = frame.nanos();
  }

  final void awaitState(State state) throws InterruptedException {
    long realEnd = System.nanoTime() + REAL_PATIENCE;
    while (source.status().state() != state) {
      if (System.nanoTime() - realEnd > 0) {
        fail("not " + state + " but " + source.status());
      }
      pauseBriefly();
    }
  }

  /** A frame that was on its way may still arrive, so it takes a little longer than two seconds. */
  final void awaitStall() throws InterruptedException {
    long end = time.nanos() + FIVE_SECONDS;
    while (source.status().state() != rig.whenSilent() && time.nanos() < end) {
      time.passWatched(StallWatch.STEP_NANOS);
      source.newerThan(Long.MAX_VALUE, Duration.ofMillis(4));
    }
    awaitState(rig.whenSilent()); // on a busy computer the reader's thread gets its turn late
  }

  /** Long enough for several attempts and the longest pause between them. */
  private void stayAway() throws InterruptedException {
    long end = time.nanos() + TimeUnit.SECONDS.toNanos(20);
    long realEnd = System.nanoTime() + REAL_PATIENCE;
    while (time.nanos() < end && System.nanoTime() - realEnd < 0) {
      pauseBriefly();
    }
    assertThat(source.newest()).isEmpty();
    assertThat(source.status().state()).isEqualTo(State.LOST);
  }

  private void pauseBriefly() throws InterruptedException {
    source.newerThan(Long.MAX_VALUE, Duration.ofMillis(2));
    time.advanceIfReaderSleeps(5 * STEP);
  }

  final List<String> liveThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(Thread::isAlive)
        .map(Thread::getName)
        .filter(name -> name.startsWith("frames-"))
        .toList();
  }
}

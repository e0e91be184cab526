package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Patience is 2 s for the first frame and 1 s for each further one: 8 and 4 steps. */
class StallWatchTest {
  private static final Patience PATIENCE =
      new Patience(Duration.ofSeconds(2), Duration.ofSeconds(1));

  private final AtomicInteger stalls = new AtomicInteger();
  private final Steps time = new Steps();
  private final StallWatch watch = new StallWatch(PATIENCE, time, stalls::incrementAndGet);

  /** Lets the watch look so often, and stops it. */
  private static final class Steps implements Time {
    private int left;

    @Override
    public long nanos() {
      return 0;
    }

    @Override
    public void sleep(long nanos) throws InterruptedException {
      if (left == 0) {
        throw new InterruptedException();
      }
      left--;
    }
  }

  private void looks(int count) {
    time.left = count;
    watch.run();
  }

  @Test
  void theFirstFrameIsWaitedForLongerThanTheNext() {
    watch.connected();
    looks(8);
    assertThat(watch.givenUp()).isFalse();
    looks(1);
    assertThat(watch.givenUp()).isTrue();

    watch.connected();
    watch.frame();
    looks(4);
    assertThat(watch.givenUp()).isFalse();
    looks(1);
    assertThat(watch.givenUp()).isTrue();
  }

  @Test
  void everyFrameBeginsTheWaitAnew() {
    watch.connected();
    for (int i = 0; i < 10; i++) {
      watch.frame();
      looks(4);
    }
    assertThat(stalls).hasValue(0);
  }

  @Test
  void aStallIsToldOnceAConnection() {
    watch.connected();
    looks(100);
    assertThat(stalls).hasValue(1);
    watch.connected();
    looks(100);
    assertThat(stalls).hasValue(2);
  }

  @Test
  void whereNothingIsConnectedNothingStalls() {
    looks(100);
    watch.connected();
    watch.disconnected();
    looks(100);
    assertThat(stalls).hasValue(0);
  }
}

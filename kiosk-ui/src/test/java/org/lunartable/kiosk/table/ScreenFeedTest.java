package org.lunartable.kiosk.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class ScreenFeedTest {

  private static final Duration SOON = Duration.ofSeconds(20);

  private final ScreenFeed feed = new ScreenFeed(screen(1));

  @Test
  void whoSubscribesGetsTheNewestScreenAndThenEveryOther() throws Exception {
    feed.publish(screen(2));
    try (ScreenFeed.Subscription mine = feed.subscribe()) {
      feed.publish(screen(3));
      assertThat(mine.next(SOON)).contains(screen(2));
      assertThat(mine.next(SOON)).contains(screen(3));
      assertThat(mine.next(Duration.ofMillis(1))).isEmpty();
    }
  }

  @Test
  void whoIsSlowMissesScreensButGetsTheNewest() throws Exception {
    try (ScreenFeed.Subscription slow = feed.subscribe()) {
      for (int i = 2; i <= 1000; i++) {
        feed.publish(screen(i));
      }
      Published last = null;
      int got = 0;
      for (Optional<Published> next = slow.next(Duration.ZERO);
          next.isPresent();
          next = slow.next(Duration.ZERO)) {
        last = next.get();
        got++;
      }
      assertThat(last).isEqualTo(screen(1000));
      assertThat(got).isLessThanOrEqualTo(16);
    }
  }

  @Test
  void whoWaitsIsWoken() throws Exception {
    try (ScreenFeed.Subscription mine = feed.subscribe()) {
      mine.next(SOON);
      CompletableFuture<Optional<Published>> waiting =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return mine.next(SOON);
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
              });
      feed.publish(screen(2));
      assertThat(waiting.join()).contains(screen(2));
    }
  }

  private static Published screen(long number) {
    return new Published(
        number,
        Optional.empty(),
        List.of(),
        false,
        false,
        List.of(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        0,
        Optional.empty(),
        List.of());
  }
}

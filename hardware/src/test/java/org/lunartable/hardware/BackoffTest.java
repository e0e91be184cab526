package org.lunartable.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BackoffTest {

  private final Backoff backoff = new Backoff();

  private List<Long> seconds(int times) {
    return Stream.generate(backoff::next)
        .limit(times)
        .map(TimeUnit.NANOSECONDS::toSeconds)
        .toList();
  }

  @Test
  void waitsTwiceAsLongEachTimeUpToALimit() {
    assertThat(seconds(7)).containsExactly(1L, 2L, 4L, 8L, 16L, 16L, 16L);
  }

  @Test
  void beginsAnewOnceItWorked() {
    seconds(4);
    backoff.reset();
    assertThat(seconds(2)).containsExactly(1L, 2L);
  }
}

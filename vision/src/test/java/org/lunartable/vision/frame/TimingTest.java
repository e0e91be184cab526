package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TimingTest {
  @Test
  void pausesGrowFromAQuarterSecondToFourAndShrinkAfterGoodFrames() {
    Backoff backoff = new Backoff();
    assertThat(IntStream.range(0, 7).mapToObj(i -> millis(backoff.after(0))))
        .containsExactly(250L, 500L, 1000L, 2000L, 4000L, 4000L, 4000L);
    assertThat(millis(backoff.after(1))).isEqualTo(4000);
    assertThat(millis(backoff.after(50))).isEqualTo(250);
    assertThat(millis(backoff.after(0))).isEqualTo(500);
  }

  private static long millis(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }

  @Test
  void aBeatThatWasMissedIsLeftOut() throws InterruptedException {
    Steps time = new Steps();
    Pacer pacer = new Pacer(time, 10);
    pacer.await();
    assertThat(time.now).isZero();
    pacer.await();
    assertThat(time.now).isEqualTo(100_000_000);
    time.now = 1_050_000_000;
    pacer.await();
    assertThat(time.now).isEqualTo(1_050_000_000);
    pacer.await();
    pacer.await();
    assertThat(time.now).isEqualTo(1_150_000_000);
  }

  @Test
  void measuresTheRateOfFrames() {
    Rate rate = new Rate();
    Jpeg jpeg = Jpeg.at(TestJpegs.picture(1)).orElseThrow();
    for (int i = 1; i <= 20; i++) {
      rate.frame(new Frame(i, i * 50_000_000L, 1, jpeg));
    }
    assertThat(rate.perSecond()).isBetween(19.99, 20.01);
    rate.frame(new Frame(21, 90_000_000_000L, 2, jpeg));
    assertThat(rate.perSecond()).isZero();
  }

  /** A clock that goes on exactly as far as it is slept. */
  private static final class Steps implements Time {
    private long now;

    @Override
    public long nanos() {
      return now;
    }

    @Override
    public void sleep(long nanos) {
      now += nanos;
    }
  }
}

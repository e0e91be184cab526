package org.lunartable.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.lunartable.engine.spi.Observation.Use;

class PressFilterTest {

  private static final long MILLI = TimeUnit.MILLISECONDS.toNanos(1);

  private final Random random = new Random(3);

  /** A press of 60 ms that bounces at both ends; true while down, one a millisecond. */
  private List<Boolean> bouncing(int bounce) {
    List<Boolean> trace = new ArrayList<>();
    add(trace, 50, false);
    for (int i = 0; i < bounce; i++) {
      trace.add(random.nextBoolean());
    }
    add(trace, 60, true);
    for (int i = 0; i < bounce; i++) {
      trace.add(random.nextBoolean());
    }
    add(trace, 60, false);
    return trace;
  }

  private static void add(List<Boolean> trace, int count, boolean down) {
    for (int i = 0; i < count; i++) {
      trace.add(down);
    }
  }

  private static List<Use> uses(List<Boolean> trace, java.util.function.IntUnaryOperator step) {
    PressFilter filter = new PressFilter();
    List<Use> uses = new ArrayList<>();
    for (int at = 0; at < trace.size(); at += step.applyAsInt(at)) {
      filter.look(trace.get(at), at * MILLI).ifPresent(uses::add);
    }
    return uses;
  }

  @Test
  void aBounceOfUpToTwentyMillisecondsIsOnePressAtEveryLookOfASmoothClock() {
    for (int bounce = 1; bounce <= 20; bounce++) {
      for (int run = 0; run < 50; run++) {
        assertThat(uses(bouncing(bounce), at -> 1)).containsExactly(Use.PRESSED, Use.RELEASED);
        assertThat(uses(bouncing(bounce), at -> 4)).containsExactly(Use.PRESSED, Use.RELEASED);
      }
    }
  }

  @Test
  void aBounceIsOnePressWhenTheLooksAreIrregular() {
    for (int bounce = 1; bounce <= 20; bounce++) {
      for (int run = 0; run < 50; run++) {
        assertThat(uses(bouncing(bounce), at -> 1 + random.nextInt(20)))
            .containsExactly(Use.PRESSED, Use.RELEASED);
      }
    }
  }

  @Test
  void aLongPressIsToldAfterEightTenthsOfASecondAndOnce() {
    List<Boolean> trace = new ArrayList<>();
    add(trace, 50, false);
    add(trace, 3000, true);
    add(trace, 100, false);
    assertThat(uses(trace, at -> 4)).containsExactly(Use.PRESSED, Use.HELD, Use.RELEASED);
  }

  @Test
  void aSpikeIsNoPress() {
    List<Boolean> trace = new ArrayList<>();
    add(trace, 50, false);
    add(trace, 3, true);
    add(trace, 100, false);
    assertThat(uses(trace, at -> 1)).isEmpty();
  }

  @Test
  void aButtonThatIsDownAtTheStartIsNoPressUntilItWasUp() {
    List<Boolean> trace = new ArrayList<>();
    add(trace, 3000, true);
    add(trace, 60, false);
    assertThat(uses(trace, at -> 4)).isEmpty();
    add(trace, 60, true);
    add(trace, 60, false);
    assertThat(uses(trace, at -> 4)).containsExactly(Use.PRESSED, Use.RELEASED);
  }

  @Test
  void aButtonLetGoWithABounceSoonAfterTheStartIsNoPress() {
    for (int bounce = 1; bounce <= 20; bounce++) {
      List<Boolean> trace = new ArrayList<>();
      for (int i = 0; i < bounce; i++) {
        trace.add(random.nextBoolean());
      }
      add(trace, 60, false);
      assertThat(uses(trace, at -> 1)).isEmpty();
    }
  }
}

package org.lunartable.kiosk.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.lunartable.engine.lunarcommand.play.LunarCommandGame;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.history.ReviewQueue.Answer;
import org.lunartable.kiosk.history.ReviewQueue.State;

@DisplayName("Looks back in the background")
@Timeout(value = 30, unit = TimeUnit.SECONDS)
class ReviewQueueTest {

  private static final String GAME = "a game";
  private static final LookBack LOOK_BACK =
      new LookBack(Optional.empty(), Optional.empty(), List.of());

  private final AtomicLong nanos = new AtomicLong();
  private final AtomicInteger looks = new AtomicInteger();
  private final AtomicInteger stopped = new AtomicInteger();
  private Session session;
  private ReviewQueue<String> reviews;

  @BeforeEach
  void begin() throws Exception {
    session = Session.start(new LunarCommandGame(), Map.of(), "touch");
  }

  @AfterEach
  void close() {
    reviews.close();
  }

  private void look(ReviewQueue.Look how) {
    reviews =
        new ReviewQueue<>(
            (game, stop) -> {
              looks.incrementAndGet();
              return how.at(game, stop);
            },
            nanos::get);
  }

  private Answer ask() {
    return reviews.of(GAME, () -> session);
  }

  /** Asks until it no longer thinks. */
  private Answer answer() throws InterruptedException {
    Answer answer = ask();
    while (answer.state() == State.THINKING) {
      Thread.sleep(1);
      answer = ask();
    }
    return answer;
  }

  private static void await(AtomicInteger count, int least) throws InterruptedException {
    while (count.get() < least) {
      Thread.sleep(1);
    }
  }

  private Optional<LookBack> untilStopped(Session game, BooleanSupplier stop) {
    while (!stop.getAsBoolean()) {
      Thread.onSpinWait();
    }
    stopped.incrementAndGet();
    return Optional.empty();
  }

  @Test
  void areLookedForOnce() throws Exception {
    look((game, stop) -> Optional.of(LOOK_BACK));
    assertThat(answer()).isEqualTo(new Answer(State.FOUND, Optional.of(LOOK_BACK)));
    assertThat(answer().state()).isEqualTo(State.FOUND);
    assertThat(looks).hasValue(1);
  }

  @Test
  void mayWorkAfterTheyFailedOnce() throws Exception {
    look(
        (game, stop) -> {
          if (looks.get() == 1) {
            throw new IllegalStateException("the disk was busy");
          }
          return Optional.of(LOOK_BACK);
        });
    assertThat(answer().state()).isEqualTo(State.FAILED);
    assertThat(answer().state()).isEqualTo(State.FOUND);
  }

  @Test
  void areGivenUpWhenNobodyAsksAndBegunAnewWhenSomebodyDoes() throws Exception {
    look(this::untilStopped);
    ask();
    await(looks, 1);
    nanos.addAndGet(Duration.ofSeconds(31).toNanos());
    await(stopped, 1);
    while (looks.get() < 2) {
      assertThat(ask().state()).isEqualTo(State.THINKING);
      Thread.sleep(1);
    }
  }

  @Test
  void goOnAsLongAsSomebodyAsks() throws Exception {
    look(
        (game, stop) -> {
          for (int i = 0; i < 4; i++) {
            nanos.addAndGet(Duration.ofSeconds(20).toNanos());
            ask();
            assertThat(stop.getAsBoolean()).isFalse();
          }
          return Optional.of(LOOK_BACK);
        });
    assertThat(answer().state()).isEqualTo(State.FOUND);
  }

  @Test
  void endWithTheKiosk() throws Exception {
    look(this::untilStopped);
    ask();
    await(looks, 1);
    reviews.close();
    await(stopped, 1);
    assertThat(stopped).hasValue(1);
  }
}

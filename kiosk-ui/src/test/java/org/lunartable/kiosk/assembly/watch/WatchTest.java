package org.lunartable.kiosk.assembly.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.TableLoop;

/** Threads that stand still; the watch looks as often as the tests like. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class WatchTest {

  private static final Duration QUICK = Duration.ofMillis(20);

  /**
   * Still within the two seconds for which the disk is waited for, and a busy machine is not lost.
   */
  private static final Duration CALM = Duration.ofMillis(150);

  @TempDir Path folder;
  private final CountDownLatch held = new CountDownLatch(1);
  private Keeper keeper;
  private TableLoop table;

  /** A game that takes for ever to begin. */
  private final class EndlessGame implements Game {
    @Override
    public String id() {
      return "endless";
    }

    @Override
    public Play start(Map<String, Object> setup) {
      try {
        held.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      throw new IllegalStateException("ended");
    }
  }

  /** A source that lives as long as the test wants. */
  private static final class Heart implements InputSource {
    private final AtomicLong beats = new AtomicLong();
    private final boolean beating;
    private InputSink sink;

    Heart(boolean beating) {
      this.beating = beating;
    }

    @Override
    public String name() {
      return "camera";
    }

    @Override
    public void start(InputSink events) {
      sink = events;
      sink.accept(TableEvent.certain("camera", 0, new SourceHealth(beating, "heart")));
    }

    @Override
    public OptionalLong pulse() {
      return OptionalLong.of(beating ? beats.incrementAndGet() : 0);
    }

    @Override
    public void close() {}
  }

  @BeforeEach
  void open() throws Exception {
    keeper = Keeper.open(folder, Clock.systemUTC());
    table = TableLoop.start(Games.of(new CountingGame(), new EndlessGame()), keeper);
  }

  @AfterEach
  void close() {
    held.countDown();
    table.close();
    keeper.close();
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(5);
    }
  }

  @Test
  void aTableThatStandsStillIsToldAndGivenUp() throws Exception {
    CountDownLatch lost = new CountDownLatch(1);
    try (Watch watch = Watch.over(table, QUICK)) {
      watch.whenLost(lost::countDown);
      CompletableFuture<Reply> begun = table.begin("endless", Map.of(), "touch");
      await(() -> !table.vitals().troubles().isEmpty());
      assertThat(table.vitals().troubles()).containsExactly("The table does not answer any more.");
      lost.await();
      assertThat(begun).isNotDone();
    }
  }

  /** Lives for so many looks and then stands still. */
  private static final class Mortal implements InputSource {
    private final long looks;
    private final AtomicLong beats = new AtomicLong();

    Mortal(long looks) {
      this.looks = looks;
    }

    @Override
    public String name() {
      return "panel";
    }

    @Override
    public void start(InputSink events) {}

    @Override
    public OptionalLong pulse() {
      return OptionalLong.of(Math.min(looks, beats.incrementAndGet()));
    }

    @Override
    public void close() {}
  }

  @Test
  void aSourceThatOnlyAnotherProcessCanHaveIsAReasonToEndOnceItHadWorked() throws Exception {
    CountDownLatch lost = new CountDownLatch(1);
    try (Watch watch = Watch.over(table, QUICK)) {
      watch.whenSourceLost(lost::countDown);
      watch.addIncurable(new Mortal(Watch.PROVEN_LOOKS));
      lost.await();
      assertThat(table.vitals().troubles()).contains("The panel does not answer any more.");
    }
  }

  @Test
  void oneThatHangsSoonAfterEveryStartIsToldOfAndNoReasonToEnd() throws Exception {
    CountDownLatch lost = new CountDownLatch(1);
    Mortal panel = new Mortal(Watch.PROVEN_LOOKS / 2);
    try (Watch watch = Watch.over(table, QUICK)) {
      watch.whenSourceLost(lost::countDown);
      watch.addIncurable(panel);
      await(() -> panel.beats.get() > Watch.PROVEN_LOOKS + 2 * Watch.SOURCE_LOOKS);
      assertThat(table.vitals().troubles()).contains("The panel does not answer any more.");
      assertThat(lost.getCount()).isEqualTo(1);
    }
  }

  @Test
  void aTableThatWaitsForTheDiskIsToldAndNotGivenUp() throws Exception {
    CountDownLatch lost = new CountDownLatch(1);
    try (Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("lunar.db"));
        Statement lock = other.createStatement();
        Watch watch = Watch.over(table, CALM)) {
      watch.whenLost(lost::countDown);
      lock.execute("BEGIN IMMEDIATE");
      CompletableFuture<Reply> begun = table.begin("counting", Map.of(), "touch");
      await(() -> !table.vitals().troubles().isEmpty());
      assertThat(begun.join()).isInstanceOf(Reply.Done.class);
      assertThat(table.feed().current().saved()).isFalse();
      assertThat(lost.getCount()).isEqualTo(1);
    }
  }

  @Test
  void aTableWithNothingToDoShowsThatItLives() throws Exception {
    long before = table.pulse();
    await(() -> table.pulse() > before);
  }

  @Test
  void aSourceThatHangsIsStartedAgain() throws Exception {
    AtomicInteger made = new AtomicInteger();
    Revivable camera = new Revivable(() -> new Heart(made.getAndIncrement() > 0));
    camera.start(table);
    try (Watch watch = Watch.over(table, QUICK)) {
      watch.add(camera);
      await(() -> table.feed().current().sources().stream().anyMatch(one -> one.working()));
      Thread.sleep(20 * QUICK.toMillis());
    }
    assertThat(made).as("the second one lives").hasValue(2);
  }

  @Test
  void aSourceThatCannotBeStartedAgainIsTold() throws Exception {
    Heart dead = new Heart(false);
    try (Watch watch = Watch.over(table, Duration.ofMillis(100))) {
      watch.addIncurable(dead);
      await(() -> table.vitals().troubles().contains("The camera does not answer any more."));
    }
  }

  @Test
  void aSourceThatTellsNothingIsNotBlamed() throws Exception {
    InputSource silent =
        new InputSource() {
          @Override
          public String name() {
            return "silent";
          }

          @Override
          public void start(InputSink sink) {}

          @Override
          public void close() {}
        };
    try (Watch watch = Watch.over(table, QUICK)) {
      watch.addIncurable(silent);
      Thread.sleep(15 * QUICK.toMillis());
      assertThat(List.copyOf(table.vitals().troubles()))
          .noneMatch(trouble -> trouble.contains("silent"));
      assertThat(Optional.of(silent.pulse())).contains(OptionalLong.empty());
    }
  }
}

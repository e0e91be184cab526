package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.kiosk.assembly.watch.Revivable;
import org.lunartable.kiosk.assembly.watch.Watch;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.reliability.Reliability;
import org.lunartable.kiosk.table.TableLoop;
import org.lunartable.vision.frame.FrameSource;

/**
 * The camera's thread hangs in a picture, as native code may, and no interrupt reaches it. Between
 * two times it works for a while: one that hangs at once each time is cured more and more rarely.
 */
@Tag("faults")
@Timeout(value = 200, unit = TimeUnit.SECONDS)
class StuckCameraTest {

  private static final int HANGS = 5;

  /** Longer than the watch needs to take a cure for one. */
  private static final long WELL_NANOS = TimeUnit.SECONDS.toNanos(11);

  @TempDir Path folder;
  private final CountDownLatch over = new CountDownLatch(1);
  private final AtomicInteger made = new AtomicInteger();
  private final List<Duration> noticed = new CopyOnWriteArrayList<>();
  private volatile long hungNanos;

  /** Works for a while and then hangs, all but the last one; that one sees a roll. */
  private final class Eye implements TrayWatch {
    private final boolean hangs = made.incrementAndGet() <= HANGS;
    private final long from = System.nanoTime();

    Eye() {
      if (made.get() > 1) {
        noticed.add(Duration.ofNanos(from - hungNanos));
      }
    }

    @Override
    public Optional<Roll> look(byte[] jpeg, long nanos) {
      if (!hangs) {
        return Optional.of(new Roll(Die.CLASSIC.face(3), 1, Optional.empty()));
      } else if (System.nanoTime() - from > WELL_NANOS) {
        hungNanos = System.nanoTime();
        hang();
      }
      return Optional.empty();
    }

    private void hang() {
      while (over.getCount() > 0) {
        try {
          over.await();
        } catch (InterruptedException deaf) {
          // Native code hears no interrupt.
        }
      }
    }

    @Override
    public void close() {}
  }

  @Test
  void isStartedAgainUntilItSeesTheRoll() throws Exception {
    try (FrameSource frames = new HandFed().source(30);
        Keeper keeper = Keeper.open(folder, Clock.systemUTC());
        TableLoop table = TableLoop.start(Games.of(new CountingGame()), keeper);
        Revivable camera =
            new Revivable(() -> new DieCamera(frames, Eye::new, () -> true, frame -> {}));
        Watch watch = Watch.over(table)) {
      frames.start();
      table.begin("counting", Map.of(), "touch").join();
      camera.start(table);
      watch.add(camera);
      while (table.feed().current().die().orElseThrow().top().isEmpty()) {
        Thread.sleep(20);
      }
      over.countDown();
    }
    assertThat(noticed)
        .hasSize(HANGS)
        .allSatisfy(time -> assertThat(time).isLessThan(Duration.ofSeconds(10)));
    Reliability.write(
        "a camera's thread hangs: noticed and started again within 10 s",
        HANGS,
        "the roll is seen",
        "0");
  }
}

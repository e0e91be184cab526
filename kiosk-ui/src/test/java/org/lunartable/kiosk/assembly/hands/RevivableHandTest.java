package org.lunartable.kiosk.assembly.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.session.CountingGame;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;
import org.lunartable.engine.spi.Observation.ButtonUsed;
import org.lunartable.engine.spi.Observation.TableButton;
import org.lunartable.engine.spi.Observation.Use;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.assembly.watch.Watch;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.TableLoop;

/** A device whose thread hangs in a driver for good. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class RevivableHandTest {

  /** One device: the first hangs at once, closing it never returns, the next works. */
  private final class Device implements InputSource, Signals {
    private final boolean hangs;
    private long beats;
    private InputSink sink;

    Device(boolean hangs) {
      this.hangs = hangs;
    }

    @Override
    public String name() {
      return "panel";
    }

    @Override
    public void start(InputSink events) {
      sink = events;
      started.countDown();
    }

    @Override
    public OptionalLong pulse() {
      return OptionalLong.of(hangs ? 0 : ++beats);
    }

    @Override
    public void close() {
      if (hangs) {
        try {
          new CountDownLatch(1).await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
    }

    @Override
    public void lamps(Light status, Light orange, Light green) {
      (hangs ? lost : shown).add(status);
    }

    @Override
    public void sound(int hertz, Duration length) {
      // Not heard here.
    }

    void press() {
      ButtonUsed press = new ButtonUsed(TableButton.ROLL, Use.PRESSED);
      sink.accept(TableEvent.certain("panel", System.nanoTime(), press));
    }
  }

  @TempDir Path folder;
  private final CountDownLatch started = new CountDownLatch(2);
  private final List<Device> made = new ArrayList<>();
  private final List<Signals.Light> shown = new CopyOnWriteArrayList<>();
  private final List<Signals.Light> lost = new CopyOnWriteArrayList<>();

  private Hand next() {
    Device device = new Device(made.isEmpty());
    made.add(device);
    return new Hand(device, device, List::of, false, Optional.empty(), true);
  }

  @Test
  void anotherOneTakesItsPlaceItsButtonRollsAndItsLampsShine() throws Exception {
    RevivableHand hand = new RevivableHand(this::next);
    try (Keeper keeper = Keeper.open(folder, Clock.systemUTC());
        TableLoop table = TableLoop.start(Games.of(new CountingGame()), keeper);
        Watch watch = Watch.over(table, Duration.ofMillis(20))) {
      table.begin("counting", Map.of("turns", 10), "test").join();
      hand.source().start(new Buttons(table, ElectronicDie.secure(table)));
      watch.add(hand.source());
      started.await();

      made.get(1).press();
      while (table.feed().current().die().orElseThrow().wanted()) {
        Thread.sleep(5);
      }
      hand.signals().lamps(Signals.Light.ON, Signals.Light.OFF, Signals.Light.OFF);
    }
    assertThat(shown).containsExactly(Signals.Light.ON);
    assertThat(lost).isEmpty();
  }
}

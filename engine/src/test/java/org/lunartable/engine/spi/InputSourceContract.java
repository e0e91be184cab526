package org.lunartable.engine.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What every input source does. A module that has one extends this for it. */
@Timeout(60)
public abstract class InputSourceContract {

  private static final long PATIENCE_SECONDS = 20;

  private final BlockingQueue<TableEvent> events = new LinkedBlockingQueue<>();
  private volatile boolean closed;
  private final List<TableEvent> late = new ArrayList<>();
  private InputSource source;

  /** A source that is not started, whose device is there. */
  protected abstract InputSource makeSource() throws Exception;

  /** Makes its device see something, different each time. */
  protected abstract void somethingHappens() throws Exception;

  /** Takes its device away. */
  protected abstract void deviceGoes() throws Exception;

  /** Gives it back. */
  protected abstract void deviceReturns() throws Exception;

  /** The names of the threads that a source runs on begin so. */
  protected abstract String threadNames();

  @BeforeEach
  void make() throws Exception {
    source = makeSource();
  }

  @AfterEach
  void close() {
    source.close();
  }

  private void start() {
    source.start(
        event -> {
          if (closed) {
            late.add(event);
          }
          return events.add(event);
        });
  }

  @Test
  void tellsWhatHappensUnderItsName() throws Exception {
    start();
    TableEvent event = awaitSomething();
    assertThat(event.source()).isEqualTo(source.name());
    assertThat(event.confidence()).isBetween(0.0, 1.0);
    assertThat(System.nanoTime() - event.nanos()).isBetween(0L, TimeUnit.MINUTES.toNanos(1));
  }

  @Test
  void reportsADeviceThatGoesAndComesBackAndGoesOn() throws Exception {
    start();
    awaitSomething();
    deviceGoes();
    awaitHealth(false);
    deviceReturns();
    awaitHealth(true);
    awaitSomething();
  }

  @Test
  void startsWithoutItsDeviceAndSaysSo() throws Exception {
    deviceGoes();
    start();
    awaitHealth(false);
    deviceReturns();
    awaitHealth(true);
  }

  @Test
  void aSinkThatTakesNothingIsNoHarm() throws Exception {
    source.start(
        event -> {
          events.add(event);
          return false;
        });
    awaitSomething();
    awaitSomething();
  }

  @Test
  void saysNothingAfterItWasClosedAndLeavesNoThread() throws Exception {
    start();
    awaitSomething();
    source.close();
    closed = true;
    somethingHappens();
    Thread.sleep(200);
    assertThat(late).isEmpty();
    assertThat(threads()).isEmpty();
    source.close();
  }

  @Test
  void canBeClosedBeforeItIsStarted() throws Exception {
    source.close();
    start();
    somethingHappens();
    Thread.sleep(200);
    assertThat(events).isEmpty();
    assertThat(threads()).isEmpty();
  }

  private List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(Thread::isAlive)
        .map(Thread::getName)
        .filter(name -> name.startsWith(threadNames()))
        .toList();
  }

  private TableEvent awaitSomething() throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    events.clear();
    while (System.nanoTime() < end) {
      somethingHappens();
      TableEvent event = events.poll(500, TimeUnit.MILLISECONDS);
      while (event != null && isOfItself(event.observation())) {
        event = events.poll();
      }
      if (event != null) {
        return event;
      }
    }
    throw new AssertionError("it saw nothing");
  }

  /** Whether it tells how well it sees, and not what. */
  private static boolean isOfItself(Observation seen) {
    return seen instanceof Observation.SourceHealth || seen instanceof Observation.BoardWatched;
  }

  private void awaitHealth(boolean working) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (System.nanoTime() < end) {
      TableEvent event = events.poll(500, TimeUnit.MILLISECONDS);
      if (event != null
          && event.observation() instanceof Observation.SourceHealth health
          && health.working() == working) {
        assertThat(health.detail()).isNotBlank().doesNotContain("Exception");
        return;
      }
    }
    throw new AssertionError("it never said that it works: " + working);
  }
}

package org.lunartable.kiosk.assembly;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.Observation.DieSeen;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.engine.spi.TableEvent;

/** A sink that keeps what came, for tests to wait on. */
final class Events implements InputSink {

  private static final long PATIENCE_SECONDS = 30;

  private final BlockingQueue<TableEvent> queue = new LinkedBlockingQueue<>();

  @Override
  public boolean accept(TableEvent event) {
    return queue.add(event);
  }

  /** The next roll; whatever else comes before is passed over. */
  TableEvent roll() throws InterruptedException {
    return next(event -> event.observation() instanceof DieSeen);
  }

  SourceHealth health() throws InterruptedException {
    TableEvent event = next(seen -> seen.observation() instanceof SourceHealth);
    return (SourceHealth) event.observation();
  }

  /** How many events are waiting now. */
  int waiting() {
    return queue.size();
  }

  private TableEvent next(Predicate<TableEvent> wanted) throws InterruptedException {
    while (true) {
      TableEvent event = queue.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (event == null) {
        throw new AssertionError("no such event within " + PATIENCE_SECONDS + " s");
      }
      if (wanted.test(event)) {
        return event;
      }
    }
  }
}

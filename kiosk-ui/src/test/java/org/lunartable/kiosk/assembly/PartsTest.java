package org.lunartable.kiosk.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** What was opened is closed, whatever one part does. */
class PartsTest {

  private final List<String> closed = new CopyOnWriteArrayList<>();
  private final Parts parts = new Parts(Duration.ofMillis(200));

  @Test
  void theLastThatWasOpenedIsClosedFirst() {
    parts.add(part("journal"));
    parts.add(part("table"));
    parts.close();
    assertThat(closed).containsExactly("table", "journal");
  }

  @Test
  void onePartThatFailsKeepsNoOtherFromBeingClosed() {
    parts.add(part("journal"));
    parts.add(
        () -> {
          throw new IllegalStateException("broken");
        });
    parts.close();
    assertThat(closed).containsExactly("journal");
  }

  @Test
  void onePartThatNeverEndsKeepsNoOtherFromBeingClosed() {
    CountDownLatch never = new CountDownLatch(1);
    parts.add(part("journal"));
    parts.add(never::await);
    parts.close();
    assertThat(closed).containsExactly("journal");
    never.countDown();
  }

  @Test
  void anInterruptDoesNotHurryWhatMustStillBeWritten() {
    parts.add(part("journal"));
    parts.add(
        () -> {
          Thread.sleep(20);
          closed.add("table");
        });
    Thread.currentThread().interrupt();
    parts.close();
    assertThat(Thread.interrupted()).isTrue();
    assertThat(closed).containsExactly("table", "journal");
  }

  private AutoCloseable part(String name) {
    return () -> closed.add(name);
  }
}

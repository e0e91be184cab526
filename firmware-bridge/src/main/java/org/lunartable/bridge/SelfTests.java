package org.lunartable.bridge;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.lunartable.bridge.link.LinkCounters;
import org.lunartable.bridge.protocol.Message;

/** Brings what the board says of a test to who asked for it. Safe to use from any thread. */
final class SelfTests {

  private static final long PATIENCE_MILLIS = 3000;

  private CompletableFuture<TestReport> asked = new CompletableFuture<>();
  private Optional<Message.SelfTest> result = Optional.empty();

  /** A test is asked for; one that is on counts as this one. */
  synchronized CompletableFuture<TestReport> begin() {
    if (asked.isDone()) {
      asked = new CompletableFuture<>();
    }
    result = Optional.empty();
    return asked.copy().orTimeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
  }

  synchronized void take(Message.SelfTest told) {
    result = Optional.of(told);
  }

  /** The counters come last. */
  synchronized void take(Message.Counters told, LinkCounters.Figures line) {
    result.ifPresent(found -> asked.complete(new TestReport(found, told, line)));
  }
}

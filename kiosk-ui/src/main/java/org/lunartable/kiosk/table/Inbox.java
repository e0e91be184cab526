package org.lunartable.kiosk.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The bounded queue in front of the table thread. Presses, taps and rolls are taken in order or
 * refused, never dropped silently; of readings only the newest per source is kept. Safe to use from
 * any thread.
 */
final class Inbox {

  /** Work and who waits for its reply. */
  record Job(Work work, CompletableFuture<Reply> reply) {}

  static final String BUSY = "refused.busy";
  static final String CLOSING = "refused.closing";

  private final int capacity;
  private final Deque<Job> jobs = new ArrayDeque<>();
  private boolean closed;

  /**
   * @param capacity how many jobs may wait
   */
  Inbox(int capacity) {
    this.capacity = capacity;
  }

  /** Queues the work, or refuses it at once when there is no room. Never blocks for long. */
  CompletableFuture<Reply> offer(Work work) {
    Job job = new Job(work, new CompletableFuture<>());
    Optional<Job> outdated;
    Optional<String> refusal;
    synchronized (this) {
      outdated = work.newestOnly().flatMap(this::removeOlder);
      refusal = refusal();
      if (refusal.isEmpty()) {
        jobs.addLast(job);
        notifyAll();
      }
    }
    // Completed outside the lock: whoever waits may do anything.
    outdated.ifPresent(old -> old.reply().complete(new Reply.Nothing(Optional.empty(), 0)));
    refusal.ifPresent(key -> job.reply().complete(Reply.refused(key)));
    return job.reply();
  }

  private Optional<String> refusal() {
    if (closed) {
      return Optional.of(CLOSING);
    }
    return jobs.size() < capacity ? Optional.empty() : Optional.of(BUSY);
  }

  private Optional<Job> removeOlder(String key) {
    for (Iterator<Job> at = jobs.iterator(); at.hasNext(); ) {
      Job job = at.next();
      if (job.work().newestOnly().filter(key::equals).isPresent()) {
        at.remove();
        return Optional.of(job);
      }
    }
    return Optional.empty();
  }

  /** Waits for the next job; empty once the inbox is closed and drained. */
  synchronized Optional<Job> take() throws InterruptedException {
    while (jobs.isEmpty() && !closed) {
      wait();
    }
    return Optional.ofNullable(jobs.pollFirst());
  }

  /** Refuses all that comes from now on; what waits is still taken. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }
}

package org.lunartable.kiosk.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The bounded queue in front of the table thread. Of readings only the newest per source is kept,
 * so they always have room. Requests are taken in order, or refused to those who wait for a reply.
 * Presses and rolls from devices, to which nobody can say no, have room for more than hands can do
 * before a table thread that is stuck is noticed and the kiosk starts again. Safe to use from any
 * thread.
 */
final class Inbox {

  /** Work and who waits for its reply. */
  record Job(Work work, CompletableFuture<Reply> reply) {}

  static final String BUSY = "refused.busy";
  static final String CLOSING = "refused.closing";

  /** A button that bounces is pressed 40 times a second at most: half a minute of two of them. */
  static final int DEVICE_CAPACITY = 2400;

  private final int capacity;
  private final Deque<Job> jobs = new ArrayDeque<>();
  private boolean closed;

  /**
   * @param capacity how many jobs may wait when one more is asked for
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
      refusal = refusal(work);
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

  private Optional<String> refusal(Work work) {
    if (closed) {
      return Optional.of(CLOSING);
    }
    int most = work.irrefusable() ? DEVICE_CAPACITY : capacity;
    boolean room = work.newestOnly().isPresent() || waiting(work.irrefusable(), most) < most;
    return room ? Optional.empty() : Optional.of(BUSY);
  }

  /** How many of one kind wait: devices that chatter must not take the room of a finger's touch. */
  private long waiting(boolean irrefusable, int most) {
    if (jobs.size() < most) {
      return jobs.size();
    }
    return jobs.stream().filter(job -> job.work().irrefusable() == irrefusable).count();
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

package org.lunartable.kiosk.history;

import java.lang.System.Logger.Level;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.lunartable.engine.session.Session;

/**
 * Looks back at finished games, one after the other, in a thread of its own that lasts only as long
 * as there is something to do. What was found is remembered for some games. A look back that nobody
 * asks for any more is given up; one that failed is begun anew when it is asked for again. Safe to
 * use from any thread.
 *
 * @param <K> what games are known by
 */
final class ReviewQueue<K> implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(ReviewQueue.class.getName());
  private static final int REMEMBERED = 16;

  /** After so long without a question nobody waits any more. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), ReviewQueue::quiet);
  private final Map<K, Asked> known = new LinkedHashMap<>();
  private final Look look;
  private final LongSupplier nanos;
  private volatile boolean closed;

  /** How a game is looked back at; see {@link Hindsight#at}. */
  interface Look {
    Optional<LookBack> at(Session session, BooleanSupplier stop);
  }

  ReviewQueue() {
    this(Hindsight::at, System::nanoTime);
  }

  /**
   * ReviewQueue.
   *
   * @param nanos the monotonic clock
   */
  ReviewQueue(Look look, LongSupplier nanos) {
    this.look = look;
    this.nanos = nanos;
    thread.allowCoreThreadTimeOut(true);
  }

  private static Thread quiet(Runnable work) {
    Thread thread = new Thread(work, "review");
    thread.setDaemon(true);
    return thread;
  }

  /** A game that was asked for. */
  private static final class Asked {
    final CompletableFuture<Optional<LookBack>> found = new CompletableFuture<>();
    volatile long lastNanos;
    volatile boolean dropped;
  }

  /** How far a look back is. */
  enum State {
    THINKING,
    FOUND,
    FAILED
  }

  /**
   * What is known of a game.
   *
   * @param found the look back; empty also for a game of a kind that is not rated
   */
  record Answer(State state, Optional<LookBack> found) {}

  /** How far the review of a game is; empty when it was not begun, or has to be begun anew. */
  synchronized Optional<Answer> of(K key) {
    Asked asked = known.get(key);
    if (asked == null) {
      return Optional.empty();
    }
    asked.lastNanos = nanos.getAsLong();
    if (!asked.found.isDone()) {
      return Optional.of(new Answer(State.THINKING, Optional.empty()));
    } else if (asked.found.isCompletedExceptionally()) {
      known.remove(key);
      boolean stopped = asked.found.isCancelled();
      return stopped ? Optional.empty() : Optional.of(new Answer(State.FAILED, Optional.empty()));
    }
    return Optional.of(new Answer(State.FOUND, asked.found.join()));
  }

  /** The same; begins it if it was not begun. */
  synchronized Answer of(K key, Supplier<Session> game) {
    return of(key).orElseGet(() -> begin(key, game));
  }

  private Answer begin(K key, Supplier<Session> game) {
    Asked asked = new Asked();
    asked.lastNanos = nanos.getAsLong();
    known.put(key, asked);
    forgetTheOldest();
    thread.execute(() -> find(asked, game));
    return new Answer(State.THINKING, Optional.empty());
  }

  private void forgetTheOldest() {
    Iterator<Asked> oldest = known.values().iterator();
    while (known.size() > REMEMBERED) {
      oldest.next().dropped = true;
      oldest.remove();
    }
  }

  /**
   * Once and for all: somebody who asks in the last moment must not get half a look for a whole.
   */
  private boolean isGivenUp(Asked asked) {
    if (closed || nanos.getAsLong() - asked.lastNanos > PATIENCE_NANOS) {
      asked.dropped = true;
    }
    return asked.dropped;
  }

  private void find(Asked asked, Supplier<Session> game) {
    BooleanSupplier stop = () -> isGivenUp(asked);
    try {
      Optional<LookBack> found = stop.getAsBoolean() ? Optional.empty() : look.at(game.get(), stop);
      if (stop.getAsBoolean()) {
        asked.found.cancel(false);
      } else {
        asked.found.complete(found);
      }
    } catch (RuntimeException fault) {
      LOG.log(Level.WARNING, "A game could not be looked back at.", fault);
      asked.found.completeExceptionally(fault);
    }
  }

  /** Gives up what is being looked at; nothing is begun any more. */
  @Override
  public void close() {
    closed = true;
    thread.shutdown();
  }
}

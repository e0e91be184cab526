package org.lunartable.kiosk.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Hands screens to all who look. The table thread never waits for anybody: who is slow gets the
 * newest screen and misses those between. Safe to use from any thread.
 */
public final class ScreenFeed {

  private static final int WAITING_SCREENS = 16;

  private final List<Subscription> subscriptions = new ArrayList<>();
  private Published current;

  public ScreenFeed(Published first) {
    current = first;
  }

  /** The newest screen. */
  public synchronized Published current() {
    return current;
  }

  /** Begins with the newest screen and gets every one after it, as long as it keeps up. */
  public synchronized Subscription subscribe() {
    Subscription subscription = new Subscription();
    subscription.put(current);
    subscriptions.add(subscription);
    return subscription;
  }

  synchronized void publish(Published next) {
    current = next;
    subscriptions.forEach(subscription -> subscription.put(next));
  }

  private synchronized void remove(Subscription subscription) {
    subscriptions.remove(subscription);
  }

  /** One who looks; to be closed when it no longer does. */
  public final class Subscription implements AutoCloseable {

    private final Deque<Published> waiting = new ArrayDeque<>();
    private boolean woken;

    private Subscription() {}

    private synchronized void put(Published screen) {
      if (waiting.size() >= WAITING_SCREENS) {
        waiting.clear();
      }
      waiting.addLast(screen);
      notifyAll();
    }

    /** Lets whoever waits for the next screen, or does so next, look around without one. */
    public synchronized void wake() {
      woken = true;
      notifyAll();
    }

    /** Waits for the next screen; empty when none came in this time, or when woken. */
    public synchronized Optional<Published> next(Duration patience) throws InterruptedException {
      long end = System.nanoTime() + patience.toNanos();
      while (waiting.isEmpty()) {
        long millis = (end - System.nanoTime() + 999_999) / 1_000_000;
        if (millis <= 0 || woken) {
          woken = false;
          return Optional.empty();
        }
        wait(millis);
      }
      return Optional.of(waiting.removeFirst());
    }

    @Override
    public void close() {
      remove(this);
    }
  }
}

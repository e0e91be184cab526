package org.lunartable.vision.frame;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Holds the one newest frame of a source; numbers and dates them. Thread-safe. */
final class NewestFrame {
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private Frame frame;
  private boolean over;

  /** Of the reading thread. */
  private long number;

  private long nanos;

  /**
   * Numbers and dates a picture; for {@link #put}, by the one thread that reads.
   *
   * @param takenAt nanoseconds; made later than the frame before if it is not
   */
  Frame next(Jpeg jpeg, long takenAt, int connection) {
    nanos = number == 0 || takenAt - nanos > 0 ? takenAt : nanos + 1;
    number++;
    return new Frame(number, nanos, connection, jpeg);
  }

  /** Puts a frame in the place of the one before. */
  void put(Frame next) {
    lock.lock();
    try {
      frame = next;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Takes the frame away: it is too old to stand for the table. */
  void clear() {
    lock.lock();
    try {
      frame = null;
    } finally {
      lock.unlock();
    }
  }

  /** No frames will come any more. The last one stays. */
  void finish() {
    lock.lock();
    try {
      over = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  Optional<Frame> get() {
    lock.lock();
    try {
      return Optional.ofNullable(frame);
    } finally {
      lock.unlock();
    }
  }

  /** Waits for a frame with a larger number, as long as one may come. */
  Optional<Frame> newerThan(long seen, Duration patience) throws InterruptedException {
    long left = TimeUnit.NANOSECONDS.convert(patience);
    lock.lockInterruptibly();
    try {
      while (frame == null || frame.number() <= seen) {
        if (over || left <= 0) {
          return Optional.empty();
        }
        left = changed.awaitNanos(left);
      }
      return Optional.of(frame);
    } finally {
      lock.unlock();
    }
  }
}

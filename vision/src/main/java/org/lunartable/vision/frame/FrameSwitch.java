package org.lunartable.vision.frame;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One source after another, as if it were one: whoever reads need not know that another camera was
 * chosen. Frames go on being numbered, and every change of source is a new connection.
 */
public final class FrameSwitch implements FrameSource {
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Those below are guarded by the lock. */
  private Plugged plugged;

  private long lastNumber;
  private int lastConnection;
  private long lastNanos = Long.MIN_VALUE;
  private boolean started;
  private boolean closed;

  /** The source in use, and what is added to its numbers. */
  private record Plugged(FrameSource source, long numbers, int connections) {}

  /** Begins with this source, which is closed by this one. */
  public FrameSwitch(FrameSource first) {
    plugged = new Plugged(Objects.requireNonNull(first), 0, 0);
  }

  /**
   * Takes the frames of another source from now on, and closes the one before, which may take two
   * seconds.
   */
  public void use(FrameSource next) {
    FrameSource old = next;
    lock.lock();
    try {
      if (!closed) {
        old = plugged.source();
        plugged = new Plugged(next, lastNumber, lastConnection);
        if (started) {
          next.start();
        }
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
    old.close();
  }

  private Plugged plugged() {
    lock.lock();
    try {
      return plugged;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public String name() {
    return plugged().source().name();
  }

  @Override
  public void start() {
    lock.lock();
    try {
      started = true;
      plugged.source().start();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public Optional<Frame> newest() {
    Plugged now = plugged();
    return now.source().newest().flatMap(frame -> passOn(frame, now));
  }

  /** The frame as one of this source; empty when another source has been chosen meanwhile. */
  private Optional<Frame> passOn(Frame frame, Plugged from) {
    lock.lock();
    try {
      if (!from.equals(plugged)) {
        return Optional.empty();
      }
      Frame own =
          frame.renumbered(
              from.numbers() + frame.number(), from.connections() + frame.connection());
      if (own.number() > lastNumber) {
        if (lastNumber > 0 && own.nanos() - lastNanos <= 0) {
          // Taken before the last one of the source before.
          return Optional.empty();
        }
        lastNumber = own.number();
        lastConnection = own.connection();
        lastNanos = own.nanos();
      }
      return Optional.of(own);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public Optional<Frame> newerThan(long number, Duration patience) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.NANOSECONDS.convert(patience);
    Plugged now = plugged();
    while (true) {
      Plugged from = now;
      Duration left = Duration.ofNanos(Math.max(0, end - System.nanoTime()));
      Optional<Frame> frame =
          from.source()
              .newerThan(Math.max(0, number - from.numbers()), left)
              .flatMap(found -> passOn(found, from));
      if (frame.isPresent()) {
        return frame;
      }
      now = other(from, end);
      if (now.equals(from)) {
        return Optional.empty();
      }
    }
  }

  /** Waits until another source is in use or the time is over. */
  private Plugged other(Plugged from, long end) throws InterruptedException {
    lock.lockInterruptibly();
    try {
      long left = end - System.nanoTime();
      while (plugged.equals(from) && !closed && left > 0) {
        left = changed.awaitNanos(left);
      }
      return plugged;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public SourceStatus status() {
    return plugged().source().status();
  }

  @Override
  public void close() {
    FrameSource last;
    lock.lock();
    try {
      closed = true;
      last = plugged.source();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    last.close();
  }
}

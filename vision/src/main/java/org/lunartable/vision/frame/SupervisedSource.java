package org.lunartable.vision.frame;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/**
 * Keeps one source going: connects, reads, notices silence, and connects again. Two daemon threads:
 * one reads, the other one watches it, because reading may hang.
 */
final class SupervisedSource implements FrameSource {
  private static final long CLOSE_MILLIS = 1000;

  private final Wire wire;
  private final Time time;
  private final NewestFrame newest = new NewestFrame();
  private final Health health;
  private final StallWatch watch;
  private final Backoff backoff = new Backoff();
  private final Thread reader;
  private final Thread watcher;

  private Link link;
  private int connection;
  private int frames;
  private boolean started;
  private volatile boolean closed;

  SupervisedSource(Wire wire, Time time) {
    this(wire, Patience.USUAL, time);
  }

  SupervisedSource(Wire wire, Patience patience, Time time) {
    this.wire = wire;
    this.time = time;
    this.health = new Health(wire.name());
    this.watch = new StallWatch(patience, time, this::stalled);
    this.reader = daemon(this::read, "frames-" + wire.name());
    this.watcher = daemon(watch, "frames-watch-" + wire.name());
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public String name() {
    return wire.name();
  }

  @Override
  public synchronized void start() {
    if (!started && !closed) {
      started = true;
      reader.start();
      watcher.start();
    }
  }

  @Override
  public Optional<Frame> newest() {
    return newest.get();
  }

  @Override
  public Optional<Frame> newerThan(long number, Duration patience) throws InterruptedException {
    return newest.newerThan(number, patience);
  }

  @Override
  public SourceStatus status() {
    return health.status();
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      if (link != null) {
        link.interrupt();
      }
    }
    health.ended("The source is closed.");
    newest.finish();
    newest.clear();
    reader.interrupt();
    watcher.interrupt();
    try {
      reader.join(CLOSE_MILLIS);
      watcher.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    try {
      int had = connectAndRead();
      while (!closed) {
        pause(backoff.after(had));
        had = connectAndRead();
      }
    } catch (InterruptedException e) {
      // Only close() interrupts this thread.
    } catch (EndOfFrames e) {
      health.ended(e.getMessage());
      newest.finish();
      watcher.interrupt();
    }
  }

  /**
   * Reads from one connection until it fails or is outdated.
   *
   * @return how many frames it gave
   */
  private int connectAndRead() throws InterruptedException, EndOfFrames {
    frames = 0;
    try (Link open = wire.open()) {
      readFrom(open);
    } catch (EndOfFrames e) {
      throw e;
    } catch (IOException | RuntimeException | Error e) {
      // An Error too: a thread that died would leave the last status standing for ever.
      newest.clear();
      health.lost(e);
    }
    return frames;
  }

  private void readFrom(Link open) throws IOException, InterruptedException {
    begin(open);
    try {
      while (!closed && !watch.givenUp() && !open.outdated()) {
        open.next().ifPresent(jpeg -> accept(jpeg, open));
      }
    } catch (IOException | RuntimeException e) {
      if (!watch.givenUp()) {
        throw e;
      }
    } finally {
      end();
    }
  }

  private synchronized void begin(Link open) {
    link = open;
    connection++;
    watch.connected();
    if (closed) {
      open.interrupt();
    }
  }

  private synchronized void end() {
    link = null;
    watch.disconnected();
  }

  private synchronized void accept(Jpeg jpeg, Link open) {
    if (closed || watch.givenUp()) {
      return;
    }
    frames++;
    Frame frame = newest.next(jpeg, open.takenAt(time.nanos()), connection);
    health.frame(frame, open.traits());
    newest.put(frame);
    watch.frame();
  }

  private synchronized void stalled() {
    if (link != null && watch.givenUp()) {
      newest.clear();
      health.stalled();
      link.interrupt();
    }
  }

  /** Ends early when a source that was away may be back. */
  private void pause(long nanos) throws InterruptedException {
    boolean away = !wire.present();
    long left = nanos;
    while (left > 0 && !(away && wire.present())) {
      long piece = Math.min(left, Backoff.FIRST_NANOS);
      time.sleep(piece);
      left -= piece;
    }
  }
}

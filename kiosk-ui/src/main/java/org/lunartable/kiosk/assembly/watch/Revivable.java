package org.lunartable.kiosk.assembly.watch;

import java.util.OptionalLong;
import java.util.function.Supplier;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.InputSource;

/**
 * A source that can be made anew while it is in use, for one whose thread hangs. Safe to use from
 * any thread.
 */
public final class Revivable implements InputSource {

  private final Supplier<? extends InputSource> maker;
  private InputSource current;
  private InputSink sink;
  private long times;

  /**
   * A source that is not started yet.
   *
   * @param maker makes one more each time, not started
   */
  public Revivable(Supplier<? extends InputSource> maker) {
    this.maker = maker;
    this.current = maker.get();
  }

  @Override
  public synchronized String name() {
    return current.name();
  }

  @Override
  public synchronized void start(InputSink events) {
    sink = events;
    current.start(events);
  }

  @Override
  public synchronized OptionalLong pulse() {
    OptionalLong pulse = current.pulse();
    return pulse.isPresent() ? OptionalLong.of(pulse.getAsLong() + (times << 40)) : pulse;
  }

  /** Leaves the one that hangs to itself and starts another. */
  synchronized void revive() {
    InputSource stuck = current;
    // Closing it may wait for the very thread that hangs.
    Thread ending = new Thread(stuck::close, stuck.name() + "-ending");
    ending.setDaemon(true);
    ending.start();
    times++;
    current = maker.get();
    current.start(sink);
  }

  @Override
  public void close() {
    InputSource last;
    synchronized (this) {
      last = current;
    }
    last.close();
  }
}

package org.lunartable.engine.spi;

/** Where input sources put what they saw. Safe to call from any thread; never blocks for long. */
public interface InputSink {

  /**
   * Takes an event.
   *
   * @return false when it had to be dropped because the table is too busy
   */
  boolean accept(TableEvent event);
}

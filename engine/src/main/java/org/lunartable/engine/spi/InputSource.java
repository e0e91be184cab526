package org.lunartable.engine.spi;

import java.util.OptionalLong;

/**
 * A device that sees what happens on the table. It runs on threads of its own, decodes and steadies
 * what it sees and says only what happened. Pages are none: what people touch there is asked of the
 * table, and they get a reply; from there on it is an event like any other.
 */
public interface InputSource extends AutoCloseable {

  /** The name its events carry, for example {@code camera}. */
  String name();

  /**
   * Starts looking; called once. Returns soon; a device that is missing is reported, not thrown.
   */
  void start(InputSink sink);

  /**
   * A number that changes at least every four seconds as long as the source's threads go round, so
   * that one that hangs in its device can be told; empty when it does not tell.
   */
  default OptionalLong pulse() {
    return OptionalLong.empty();
  }

  /** Stops looking and frees the device. No event comes after it returns. */
  @Override
  void close();
}

package org.lunartable.vision.frame;

import java.time.Duration;

/**
 * How long a source is waited for.
 *
 * @param first for the first frame of a connection
 * @param next for each further frame
 */
record Patience(Duration first, Duration next) {
  /** A Raspberry Pi takes seconds to start its camera. */
  static final Patience USUAL = new Patience(Duration.ofSeconds(8), Duration.ofSeconds(2));
}

package org.lunartable.engine.spi;

import java.util.Optional;

/**
 * An observation on its way to the table thread.
 *
 * @param source who saw it, for the record only: {@code touch}, {@code camera}, {@code electronic};
 *     no rule and no matching looks at it
 * @param nanos when, on the monotonic clock
 * @param confidence 0 to 1
 * @param evidence what a person can look at, if there is something
 */
public record TableEvent(
    String source,
    long nanos,
    Observation observation,
    double confidence,
    Optional<Evidence> evidence) {

  /** An event that is certain and needs no evidence: a touch, a button, an electronic roll. */
  public static TableEvent certain(String source, long nanos, Observation observation) {
    return new TableEvent(source, nanos, observation, 1.0, Optional.empty());
  }
}

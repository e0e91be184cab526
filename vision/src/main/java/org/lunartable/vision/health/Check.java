package org.lunartable.vision.health;

/**
 * One line of the health strip.
 *
 * @param kind {@code light}, {@code glare}, {@code blur}, {@code size}, {@code place} or {@code
 *     age}
 * @param level how it is
 * @param advice the word after {@code health.KIND.} that names the sentence in a message file, for
 *     example {@code dark}
 * @param value the figure behind it, for those who want to know
 */
public record Check(String kind, Level level, String advice, double value) {

  /** How well it is. */
  public enum Level {
    /** Nothing to do. */
    GOOD,
    /** It works, but might be better. */
    FAIR,
    /** Readings suffer. */
    BAD,
    /** It cannot be told just now. */
    UNKNOWN
  }
}

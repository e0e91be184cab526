package org.lunartable.vision.frame;

import java.util.Locale;

/**
 * What became of a setting of a camera.
 *
 * @param state whether it holds still
 * @param value in the driver's unit; NaN when it is not known
 */
public record Setting(State state, double value) {

  /** Whether a setting holds still. */
  public enum State {
    /** The source has no such setting. */
    ABSENT,
    /** The camera changes it by itself. */
    AUTOMATIC,
    /** Fixed, and the driver confirms it or is known to obey. */
    LOCKED,
    /** It was to be fixed, but the driver did not do it. */
    REFUSED
  }

  /** A source without the setting. */
  public static final Setting ABSENT = new Setting(State.ABSENT, Double.NaN);

  /** Left to the camera. */
  public static final Setting AUTOMATIC = new Setting(State.AUTOMATIC, Double.NaN);

  static Setting locked(double value) {
    return new Setting(State.LOCKED, value);
  }

  static Setting refused(double value) {
    return new Setting(State.REFUSED, value);
  }

  String phrase(String name) {
    return switch (state) {
      case ABSENT -> "";
      case AUTOMATIC -> name + "automatic";
      case LOCKED ->
          name
              + "locked"
              + (Double.isNaN(value) ? "" : String.format(Locale.ROOT, " at %.0f", value));
      case REFUSED -> name + "cannot be locked";
    };
  }
}

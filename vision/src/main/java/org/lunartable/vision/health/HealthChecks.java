package org.lunartable.vision.health;

import java.util.List;
import java.util.Optional;
import org.lunartable.vision.health.Check.Level;

/**
 * Judges the figures. The limits were set on rendered pictures whose light, blur and size are
 * known, and lie where the share of refused readings begins to grow. Stateless.
 */
public final class HealthChecks {
  /** Below this mean grey level noise is stronger than the difference between grey and white. */
  private static final double TOO_DARK = 32;

  private static final double RATHER_DARK = 55;

  /** Above this the camera's exposure leaves no room for white tiles. */
  private static final double RATHER_BRIGHT = 200;

  /** A share of the picture that is burnt out: a window or lamp is in it, or all is too bright. */
  private static final double SOME_BURNT = 0.06;

  private static final double MUCH_BURNT = 0.2;
  private static final double MUCH_BLACK = 0.6;

  /** A tile is a quarter of what is looked at: less than a tenth of one is harmless. */
  private static final double SOME_GLARE = 0.03;

  private static final double MUCH_GLARE = 0.12;

  /** A camera in focus smears edges by about one pixel; beyond two, seams of tiles are gone. */
  private static final double SOME_BLUR = 1.8;

  private static final double MUCH_BLUR = 2.6;

  /** At 24 pixels a tile has 6 x 6 of them, of which its own colour fills half. */
  private static final double TOO_SMALL = 24;

  private static final double RATHER_SMALL = 36;

  /** Less than this is no more than the bracket's trembling. */
  private static final double SHIFTED = 14;

  /** Built pieces change the picture, but never this much of it. */
  private static final double ANOTHER_VIEW = 0.35;

  private static final double LATE_SECONDS = 1;
  private static final double LOST_SECONDS = 3;

  /** A sensor's noise makes every picture another one; a network may repeat some. */
  private static final double FROZEN_SECONDS = 5;

  private HealthChecks() {}

  /**
   * All lines of the strip.
   *
   * @param shift against the camera's first minutes; empty while they last
   * @param ageSeconds since the picture came
   * @param sameSeconds for how long a camera has sent the very same picture; 0 for what is no
   *     sensor and may repeat itself
   */
  public static List<Check> of(
      PictureHealth health, Optional<EdgeMap.Shift> shift, double ageSeconds, double sameSeconds) {
    return List.of(
        light(health),
        glare(health),
        blur(health),
        size(health),
        place(shift),
        age(ageSeconds, sameSeconds));
  }

  private static Check light(PictureHealth health) {
    double level = health.brightness();
    if (level < TOO_DARK || health.dark() > MUCH_BLACK) {
      return new Check("light", Level.BAD, "dark", level);
    } else if (health.burnt() > MUCH_BURNT) {
      return new Check("light", Level.BAD, "burnt", level);
    } else if (level < RATHER_DARK) {
      return new Check("light", Level.FAIR, "dim", level);
    } else if (level > RATHER_BRIGHT || health.burnt() > SOME_BURNT) {
      return new Check("light", Level.FAIR, "bright", level);
    }
    return new Check("light", Level.GOOD, "good", level);
  }

  private static Check glare(PictureHealth health) {
    if (health.dieSide() == 0) {
      return new Check("glare", Level.UNKNOWN, "no-die", 0);
    }
    double share = health.glare();
    return share > MUCH_GLARE
        ? new Check("glare", Level.BAD, "much", share)
        : share > SOME_GLARE
            ? new Check("glare", Level.FAIR, "some", share)
            : new Check("glare", Level.GOOD, "good", share);
  }

  private static Check blur(PictureHealth health) {
    double blur = health.blur();
    if (blur == 0) {
      return new Check("blur", Level.UNKNOWN, "plain", 0);
    }
    return blur > MUCH_BLUR
        ? new Check("blur", Level.BAD, "much", blur)
        : blur > SOME_BLUR
            ? new Check("blur", Level.FAIR, "some", blur)
            : new Check("blur", Level.GOOD, "good", blur);
  }

  private static Check size(PictureHealth health) {
    double side = health.dieSide();
    if (side == 0) {
      return new Check("size", Level.UNKNOWN, "no-die", 0);
    }
    return side < TOO_SMALL
        ? new Check("size", Level.BAD, "small", side)
        : side < RATHER_SMALL
            ? new Check("size", Level.FAIR, "smallish", side)
            : new Check("size", Level.GOOD, "good", side);
  }

  private static Check place(Optional<EdgeMap.Shift> shift) {
    if (shift.isEmpty()) {
      return new Check("place", Level.UNKNOWN, "learning", 0);
    }
    double pixels = shift.get().pixels();
    if (shift.get().likeness() < ANOTHER_VIEW) {
      return new Check("place", Level.BAD, "other", pixels);
    }
    return pixels >= SHIFTED
        ? new Check("place", Level.FAIR, "moved", pixels)
        : new Check("place", Level.GOOD, "good", pixels);
  }

  private static Check age(double seconds, double same) {
    if (seconds <= LOST_SECONDS && same > FROZEN_SECONDS) {
      return new Check("age", Level.BAD, "frozen", same);
    }
    return seconds > LOST_SECONDS
        ? new Check("age", Level.BAD, "lost", seconds)
        : seconds > LATE_SECONDS
            ? new Check("age", Level.FAIR, "late", seconds)
            : new Check("age", Level.GOOD, "good", seconds);
  }
}

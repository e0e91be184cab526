package org.lunartable.vision.die;

import java.util.Locale;
import org.lunartable.vision.die.DieReading.NotRead;

/** What the die on the table is doing. */
public enum DieState {
  /** It is not in the picture. */
  ABSENT,
  /** It is free and in motion. */
  MOVING,
  /** A hand has it, or is at it. */
  HELD,
  /** It lies flat and still. */
  STILL,
  /** It lies still but tilted. */
  COCKED;

  /** The word used in JSON. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * What a die that no hand has is doing in the next frame.
   *
   * @param moves whether anything moves in the picture
   * @param still whether frames enough agree that it lies still
   */
  DieState next(DieReading reading, boolean moves, boolean still) {
    boolean read = reading.match(seen -> true, none -> false);
    if (still || (read && !moves)) {
      return STILL;
    } else if (moves) {
      return MOVING;
    }
    return switch (reading.match(seen -> Reason.UNCLEAR, NotRead::reason)) {
      case NO_DIE -> ABSENT;
      case COCKED -> COCKED;
      default -> this == COCKED || this == STILL ? this : ABSENT;
    };
  }
}

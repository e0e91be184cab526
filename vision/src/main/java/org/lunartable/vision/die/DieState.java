package org.lunartable.vision.die;

import java.util.Locale;

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
}

package org.lunartable.bridge.protocol;

/** What a lamp does, in the order of the numbers. */
public enum LampMode {
  OFF,
  ON,
  /** Once a second. */
  SLOW,
  /** Four times a second. */
  FAST
}

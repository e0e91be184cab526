package org.lunartable.bridge.protocol;

/** A button of the board, in the order of its numbers. */
public enum Button {
  ROLL,
  NEXT;

  /** What happens to a button, in the order of its numbers. */
  public enum Action {
    RELEASED,
    PRESSED,
    /** It has been down for a while: a long press, told once, after {@link #PRESSED}. */
    HELD
  }
}

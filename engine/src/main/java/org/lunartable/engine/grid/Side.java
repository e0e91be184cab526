package org.lunartable.engine.grid;

/** One of the two colours that play Lunar Command (LC-9). */
public enum Side {
  ORANGE("orange"),
  GREEN("green");

  private final String text;

  Side(String text) {
    this.text = text;
  }

  /** The word the notation uses: {@code orange} or {@code green}. */
  public String text() {
    return text;
  }

  public Side other() {
    return this == ORANGE ? GREEN : ORANGE;
  }
}

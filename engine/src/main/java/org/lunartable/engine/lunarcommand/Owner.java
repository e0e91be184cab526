package org.lunartable.engine.lunarcommand;

import java.util.Arrays;
import java.util.Optional;
import org.lunartable.engine.grid.Side;

/** Who owns a scored station (LC-33); after a tie nobody does. */
public enum Owner {
  ORANGE(Side.ORANGE),
  GREEN(Side.GREEN),
  NONE(null);

  private final Side side;

  Owner(Side side) {
    this.side = side;
  }

  public static Owner of(Side side) {
    return side == Side.ORANGE ? ORANGE : GREEN;
  }

  /** The greater number owns; equal numbers leave nobody (LC-32, LC-33). */
  public static Owner ofMajority(int orange, int green) {
    return orange == green ? NONE : orange > green ? ORANGE : GREEN;
  }

  public static Optional<Owner> parse(String text) {
    return Arrays.stream(values()).filter(owner -> owner.text().equals(text)).findFirst();
  }

  public Optional<Side> side() {
    return Optional.ofNullable(side);
  }

  /** {@code orange}, {@code green} or {@code none}. */
  public String text() {
    return side == null ? "none" : side.text();
  }
}

package org.lunartable.engine.lunarcommand;

import java.util.function.IntUnaryOperator;
import org.lunartable.engine.grid.Side;

/** A number for each side: scores, coloured pieces built. */
public record Tally(int orange, int green) {

  public static final Tally ZERO = new Tally(0, 0);

  public int of(Side side) {
    return side == Side.ORANGE ? orange : green;
  }

  public Tally plus(Side side, int amount) {
    return with(side, n -> n + amount);
  }

  public Tally plus(Tally other) {
    return new Tally(orange + other.orange, green + other.green);
  }

  private Tally with(Side side, IntUnaryOperator change) {
    return side == Side.ORANGE
        ? new Tally(change.applyAsInt(orange), green)
        : new Tally(orange, change.applyAsInt(green));
  }
}

package org.lunartable.engine.lunarcommand;

import java.util.Arrays;
import java.util.Optional;
import org.lunartable.engine.grid.Side;

/** How a game of Lunar Command can end (LC-36 to LC-38). */
public enum Ending {
  ORANGE,
  GREEN,
  DRAW;

  /** {@code orange}, {@code green} or {@code draw}. */
  public String text() {
    return this == ORANGE ? "orange" : this == GREEN ? "green" : "draw";
  }

  public static Optional<Ending> parse(String text) {
    return Arrays.stream(values()).filter(ending -> ending.text().equals(text)).findFirst();
  }

  static Ending of(Side side) {
    return side == Side.ORANGE ? ORANGE : GREEN;
  }

  /** How the game in this position has ended; empty while it goes on. */
  static Optional<Ending> in(Position position, Rules rules) {
    int target = rules.points().target();
    boolean reached = Math.max(position.score().orange(), position.score().green()) >= target;
    boolean quiet = rules.quietTurns() > 0 && position.quiet() >= rules.quietTurns();
    return reached || quiet || position.stock().isUsedUp()
        ? Optional.of(higher(position))
        : Optional.empty();
  }

  private static Ending higher(Position position) {
    int lead = Integer.compare(position.score().orange(), position.score().green());
    if (lead == 0) {
      lead = Integer.compare(position.built().orange(), position.built().green());
    }
    return lead == 0 ? DRAW : lead > 0 ? ORANGE : GREEN;
  }
}

package org.lunartable.engine.lunarcommand;

import org.lunartable.engine.grid.Side;

/**
 * Whose turn it is.
 *
 * @param member the player within the team (LC-39), 1 or 2; 0 when each side is one player
 */
public record Turn(Side side, int member) {

  public Turn {
    if (member < 0 || member > 2) {
      throw new IllegalArgumentException("a team has members 1 and 2, not " + member);
    }
  }

  /** The first turn of a game that this side starts. */
  public static Turn first(Side side, boolean team) {
    return new Turn(side, team ? 1 : 0);
  }

  /** The turn after this one: orange 1, orange 2, green 1, green 2 in team play (LC-39). */
  public Turn next() {
    return switch (member) {
      case 0 -> new Turn(side.other(), 0);
      case 1 -> new Turn(side, 2);
      default -> new Turn(side.other(), 1);
    };
  }

  /** As in a position: {@code orange}, in team play {@code orange 1}. */
  public String text() {
    return member == 0 ? side.text() : side.text() + " " + member;
  }

  /** As in a game's lines: {@code orange}, in team play {@code orange/1}. */
  public String gameText() {
    return member == 0 ? side.text() : side.text() + "/" + member;
  }
}

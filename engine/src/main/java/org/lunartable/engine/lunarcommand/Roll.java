package org.lunartable.engine.lunarcommand;

import java.util.List;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.grid.Side;

/**
 * How far the turn has come.
 *
 * @param colours the tiles of the top face as they were read; empty before the die is rolled
 * @param stepsLeft steps left of a spacewalk under way, 0 when none is
 * @param scored whether this turn brought points already; a position's text does not hold it
 */
public record Roll(List<TileColour> colours, int stepsLeft, boolean scored) {

  /** The die is not rolled yet. */
  public static final Roll NONE = new Roll(List.of(), 0, false);

  public Roll {
    colours = List.copyOf(colours);
  }

  /** The die has just come to rest. */
  public static Roll of(List<TileColour> colours) {
    return new Roll(colours, 0, false);
  }

  public boolean isRolled() {
    return !colours.isEmpty();
  }

  public boolean isWalking() {
    return stepsLeft > 0;
  }

  Roll walking(int steps, boolean withPoints) {
    return new Roll(colours, steps, scored || withPoints);
  }

  /** Whether the face lets this side build walls (LC-11). */
  boolean allowsWall() {
    return colours.contains(TileColour.WHITE);
  }

  /** Whether the face lets this side build coloured pieces: its own colour only (LC-11). */
  boolean allowsColoured(Side side) {
    return colours.contains(side == Side.ORANGE ? TileColour.ORANGE : TileColour.GREEN);
  }

  boolean allowsWalk() {
    return colours.contains(TileColour.YELLOW);
  }

  boolean allowsUfo() {
    return colours.contains(TileColour.GREY) || colours.contains(TileColour.BLACK);
  }
}

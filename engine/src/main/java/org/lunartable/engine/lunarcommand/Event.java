package org.lunartable.engine.lunarcommand;

import org.lunartable.engine.enclosure.OuterWall;
import org.lunartable.engine.enclosure.Region;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/** Something that brought points, or could have. */
public sealed interface Event {

  /** What each side gains by it. */
  Tally gained();

  /**
   * A station was closed and scored (LC-29 to LC-33).
   *
   * @param wall its outer wall
   * @param pieces each side's coloured pieces in that wall
   * @param points all points inside, also when a tie halves them
   * @param owner who owns it from now on
   */
  record StationScored(
      Region station, OuterWall wall, Tally pieces, int points, Owner owner, Tally gained)
      implements Event {}

  /** A figure walked through an own airlock into an own station (LC-26). */
  record WalkedIn(Place at, int points, Side side) implements Event {
    @Override
    public Tally gained() {
      return Tally.ZERO.plus(side, points);
    }
  }

  /** An astronaut was lifted into an own station (LC-40). */
  record Abducted(Place at, int points, Side side) implements Event {
    @Override
    public Tally gained() {
      return Tally.ZERO.plus(side, points);
    }
  }
}

package org.lunartable.engine.lunarcommand;

import java.util.Optional;
import org.lunartable.engine.enclosure.OuterWall;
import org.lunartable.engine.enclosure.Region;

/**
 * An enclosed station as it stands now.
 *
 * @param pieces each side's coloured pieces in its outer wall
 * @param points the points that stand inside
 * @param owner who owns it, once it is scored
 */
public record StationView(
    Region station, OuterWall wall, Tally pieces, int points, Optional<Owner> owner) {

  /** Who has the greater number in the outer wall (LC-32). */
  public Owner leader() {
    return Owner.ofMajority(pieces.orange(), pieces.green());
  }
}

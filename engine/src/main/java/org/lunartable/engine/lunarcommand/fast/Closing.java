package org.lunartable.engine.lunarcommand.fast;

import org.lunartable.engine.bits.Enclosures;

/**
 * Tells from the neighbourhood of a piece just built whether it may have closed a station: what it
 * says no to has closed nothing for certain.
 */
final class Closing {

  private Closing() {}

  /** Whether the piece that this build put into its slot may have closed a station. */
  static boolean possible(Enclosures enclosures, long[] bits, int move) {
    return enclosures.mayClose(bits, slots(move), Move.first(move));
  }

  /** The set of a {@link Field} that the slot is in. */
  static int slots(int move) {
    return switch (Move.kind(move)) {
      case Move.WALL_CORNER, Move.ANTENNA -> Field.CORNERS;
      case Move.WALL_HORIZONTAL, Move.AIRLOCK_HORIZONTAL -> Field.HORIZONTAL;
      default -> Field.VERTICAL;
    };
  }
}

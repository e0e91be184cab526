package org.lunartable.engine.lunarcommand.fast;

import java.util.List;
import org.lunartable.engine.bits.Layout;

/**
 * The rules in use as plain numbers and switches; what each means is said at the rules' own record.
 *
 * @param faces what each of the six faces shows, as sums of the constants here
 * @param tieHalf a station that neither side leads gives each half of its points (LC-32)
 * @param tieBuilder such a station goes to the side that closed it
 * @param majority owners are recounted after every build (LC-33)
 * @param shadowEdges a UFO blocks the edges around its space (LC-22)
 * @param shadowCorners a UFO blocks the corners around its space
 */
public record FastRules(
    Layout layout,
    List<Integer> faces,
    int robot,
    int astronaut,
    int target,
    int steps,
    boolean mustUseAll,
    boolean tieHalf,
    boolean tieBuilder,
    boolean majority,
    boolean shadowEdges,
    boolean shadowCorners,
    boolean coversRobot,
    int quietTurns,
    boolean ownCorner,
    boolean abduction) {

  /** The die is rolled. */
  public static final int ROLLED = 1;

  /** The face shows white: walls. */
  public static final int WALLS = 2;

  /** The face shows orange; one bit higher the same for green. */
  public static final int ORANGE_PIECES = 4;

  public static final int GREEN_PIECES = 8;

  /** The face shows yellow: a spacewalk. */
  public static final int WALK = 16;

  /** The face shows grey or black: a UFO. */
  public static final int UFOS = 32;

  /** Quiet turns are counted no further. */
  public static final int MOST_QUIET = 999;

  public FastRules {
    faces = List.copyOf(faces);
  }
}

package org.lunartable.engine.lunarcommand.fast;

import java.util.List;
import org.lunartable.engine.bits.Layout;

/**
 * The rules in use as plain numbers and switches; what each means is said at the rules' own record.
 *
 * @param faces what each of the six faces shows, as sums of the constants here
 * @param quietTurns after so many turns without points the game ends; 0 for never (LC-37a)
 * @param ownCorner in a team game each member builds on from their own corner
 */
public record FastRules(
    Layout layout,
    List<Integer> faces,
    Points points,
    Ownership ownership,
    Walk walk,
    Ufos ufos,
    int quietTurns,
    boolean ownCorner) {

  /** What figures bring, and how many points win. */
  public record Points(int robot, int astronaut, int target) {

    /** What so many figures bring. */
    public int of(int robots, int astronauts) {
      return robots * robot + astronauts * astronaut;
    }
  }

  /**
   * Whose a station is.
   *
   * @param tieHalf a station that neither side leads gives each half of its points (LC-32)
   * @param tieBuilder such a station goes to the side that closed it
   * @param majority owners are recounted after every build (LC-33)
   */
  public record Ownership(boolean tieHalf, boolean tieBuilder, boolean majority) {}

  /** The steps of a spacewalk (LC-23), and whether none of them may be left. */
  public record Walk(int steps, boolean mustUseAll) {}

  /**
   * What UFOs do.
   *
   * @param shadowEdges one blocks the edges around its space (LC-22)
   * @param shadowCorners one blocks the corners around its space
   */
  public record Ufos(
      boolean shadowEdges, boolean shadowCorners, boolean coversRobot, boolean abduction) {}

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

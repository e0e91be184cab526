package org.lunartable.engine.lunarcommand;

import java.util.Set;
import org.lunartable.engine.die.Die;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/**
 * The rules in use: the printed ones or house rules (LC-44). Every value is within the range that
 * {@link RulesReader} allows.
 *
 * @param blocked slots and spaces that nothing is ever put on (LC-4)
 * @param quietTurns turns in a row without a build or points that end the game, 0 = never (LC-37a)
 */
public record Rules(
    Lattice lattice,
    Set<Place> blocked,
    Pieces pieces,
    Points points,
    Spacewalk spacewalk,
    Tie tie,
    Ownership ownership,
    Ufo ufo,
    int quietTurns,
    Variants variants,
    Die die,
    SetUp setUp) {

  /** The rules as printed, with the decided defaults. */
  public static final Rules CLASSIC =
      new Rules(
          new Lattice(9, 9),
          Set.of(),
          new Pieces(24, 24, 6, 4, 4),
          new Points(1, 2, 11),
          new Spacewalk(4, false),
          Tie.HALF,
          Ownership.FIXED,
          new Ufo(UfoBlocks.EDGES_AND_CORNERS, true),
          40,
          new Variants(false, true, false),
          Die.CLASSIC,
          SetUp.standard(new Lattice(9, 9)));

  /** Pieces at the start (LC-5): walls shared, coloured ones for each side. */
  public record Pieces(int straight, int square, int dome, int airlock, int antenna) {
    Stock stock() {
      Stock.Coloured coloured = new Stock.Coloured(dome, airlock, antenna);
      return new Stock(straight, square, coloured, coloured);
    }
  }

  /** What a figure is worth (LC-31), and the score that wins (LC-36, LC-41). */
  public record Points(int robot, int astronaut, int target) {}

  /** How far a spacewalk goes, and whether all steps must be used (LC-23). */
  public record Spacewalk(int steps, boolean mustUseAll) {}

  /** What becomes of a station that neither side leads (LC-32). */
  public enum Tie {
    HALF,
    NONE,
    BUILDER
  }

  /** Whether ownership stays for good or follows the majority (LC-33). */
  public enum Ownership {
    FIXED,
    MAJORITY
  }

  /** What a UFO does where it stands (LC-21, LC-22). */
  public record Ufo(UfoBlocks blocks, boolean coversRobot) {}

  /** How much a UFO blocks besides its own space (LC-22). */
  public enum UfoBlocks {
    SPACE,
    EDGES,
    EDGES_AND_CORNERS
  }

  /** Variants, each switched on by itself (LC-39, LC-40). */
  public record Variants(boolean team, boolean ownCorner, boolean abduction) {}

  public Rules {
    blocked = Set.copyOf(blocked);
  }

  /** The position before the first turn, in which this side has the first one (LC-9). */
  public Position start(Side first) {
    return new Position(
        setUp.board(lattice, blocked),
        Turn.first(first, variants.team()),
        Tally.ZERO,
        pieces.stock(),
        Tally.ZERO,
        0,
        Roll.NONE,
        Scored.none(),
        setUp.start());
  }
}

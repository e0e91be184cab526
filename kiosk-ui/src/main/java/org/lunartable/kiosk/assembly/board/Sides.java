package org.lunartable.kiosk.assembly.board;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.vision.PixelPoint;
import org.lunartable.vision.board.pose.BoardPlan;
import org.lunartable.vision.board.pose.BoardPose;
import org.lunartable.vision.board.read.BoardReading;

/**
 * Tells which side of a board is up where no marker does: the side that fits the game best, and
 * among those that fit alike the one people said, or else the one it was taken for before. A set-up
 * that looks alike after half a turn fits two sides. Immutable.
 *
 * @param plan of the board
 */
record Sides(BoardPlan plan) {

  /** So much better, a natural logarithm, a side must fit to rule another out. */
  private static final double MARGIN = 8;

  /** One place alone says no more than this, a natural logarithm: it may be misread. */
  private static final double WORST = -6;

  /**
   * One side that may be up.
   *
   * @param fit the sum of what is seen of each place of the game's board, a natural logarithm
   */
  private record Side(BoardReading reading, double fit) {}

  /**
   * A board as it is taken to lie.
   *
   * @param firsts the corners that may be the one next to the first place, as numbers in {@link
   *     BoardPose#corners}; one when the side is certain
   */
  record Taken(BoardReading reading, List<Integer> firsts) {
    Taken {
      firsts = List.copyOf(firsts);
    }

    boolean isCertain() {
      return firsts.size() == 1;
    }
  }

  /** How a pose is read. */
  interface Reader {
    BoardReading read(BoardPose pose);
  }

  /**
   * Decides how a board lies.
   *
   * @param pose as it was found, perhaps wrong by quarter turns
   * @param expected the board as the game has it
   * @param wanted the {@link #direction} that counts among sides that fit alike
   */
  Taken take(BoardPose pose, Reader reader, Board expected, Optional<Double> wanted) {
    List<Side> sides =
        quarters(plan.lattice())
            .mapToObj(quarters -> reader.read(pose.quarterTurned(quarters)))
            .map(seen -> new Side(seen, fit(seen, expected)))
            .toList();
    double best = sides.stream().mapToDouble(Side::fit).max().orElseThrow();
    List<BoardReading> open =
        sides.stream().filter(side -> side.fit() > best - MARGIN).map(Side::reading).toList();
    BoardReading taken =
        wanted
            .flatMap(
                towards ->
                    open.stream()
                        .min(Comparator.comparingDouble(one -> between(towards, one.pose()))))
            .orElseGet(() -> likeliest(sides));
    return new Taken(taken, open.stream().map(one -> first(one.pose(), taken.pose())).toList());
  }

  private static BoardReading likeliest(List<Side> sides) {
    return sides.stream().max(Comparator.comparingDouble(Side::fit)).orElseThrow().reading();
  }

  /** The turns after which a board of this size lies as before. */
  private static IntStream quarters(Lattice lattice) {
    return lattice.width() == lattice.height() ? IntStream.range(0, 4) : IntStream.of(0, 2);
  }

  private static double fit(BoardReading seen, Board expected) {
    return expected.lattice().places().stream()
        .mapToDouble(place -> seen.sighting().at(place).weight(expected.at(place)))
        .map(weight -> Math.max(WORST, weight))
        .sum();
  }

  /** In the picture, from the board's middle to its corner next to the first place; radians. */
  double direction(BoardPose pose) {
    PixelPoint middle = pose.project(0, 0, BoardPlan.BASE);
    PixelPoint first = pose.corners(plan).get(0);
    return Math.atan2(first.v() - middle.v(), first.u() - middle.u());
  }

  /** Whether two poses of one board take different sides to be up. */
  boolean differ(BoardPose one, BoardPose other) {
    return between(direction(one), other) > Math.PI / 4;
  }

  private double between(double direction, BoardPose pose) {
    return Math.abs(Math.IEEEremainder(direction - direction(pose), 2 * Math.PI));
  }

  /** The corner of one pose that is the first of another. */
  private int first(BoardPose of, BoardPose in) {
    PixelPoint corner = of.corners(plan).get(0);
    List<PixelPoint> corners = in.corners(plan);
    return IntStream.range(0, corners.size())
        .boxed()
        .min(
            Comparator.comparingDouble(
                i -> Math.hypot(corners.get(i).u() - corner.u(), corners.get(i).v() - corner.v())))
        .orElseThrow();
  }
}

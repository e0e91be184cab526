package org.lunartable.kiosk.assembly.board;

import java.util.List;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;
import org.lunartable.vision.board.read.BoardReading;

/**
 * How much each place looks otherwise than in an earlier picture of the same camera, see {@link
 * BoardReading#change}. Immutable.
 */
final class Changes {

  private static final double LEAST_MEDIAN = 0.5;

  /** A usual change above this means that the light has changed: changes say less. */
  private static final double DRIFTING = 0.8;

  /** From this change on a place is disturbed, unless something close to it has changed. */
  private static final double DISTURBED = 2;

  private static final int LEAST_DISTURBED = 4;

  /** How far the shadow of a piece reaches, in places. */
  private static final int NEAR = 3;

  private final Board board;
  private final double[] changes;
  private final double usual;

  /**
   * What has changed.
   *
   * @param then a reading of a picture in which the board was this one
   */
  Changes(BoardReading now, BoardReading then, Board board) {
    this.board = board;
    this.changes =
        board.lattice().places().stream().mapToDouble(at -> now.change(at, then)).toArray();
    this.usual = Math.max(LEAST_MEDIAN, medianInSight(now));
  }

  /** A hand over half of the board must not pass for other light: what it hides does not count. */
  private double medianInSight(BoardReading now) {
    double[] inSight =
        board.lattice().places().stream()
            .filter(place -> !now.sighting().at(place).hidden())
            .mapToDouble(this::at)
            .sorted()
            .toArray();
    return inSight.length == 0 ? 0 : inSight[inSight.length / 2];
  }

  /** The change of this place. */
  double at(Place place) {
    return changes[board.lattice().index(place)];
  }

  /** The change of most places. */
  double usual() {
    return usual;
  }

  /** Whether the light has changed. */
  boolean drifting() {
    return usual > DRIFTING;
  }

  /**
   * The places that look changed although they are far from all that has changed on the board: in
   * steady light something lies or moves over it. None when only few are.
   *
   * @param after the board as it is believed to be now
   */
  List<Place> disturbed(Board after) {
    if (drifting()) {
      return List.of();
    }
    List<Place> changed = board.differences(after);
    List<Place> disturbed =
        board.lattice().places().stream()
            .filter(place -> at(place) > DISTURBED)
            .filter(place -> changed.stream().noneMatch(near -> isNear(near, place)))
            .toList();
    return disturbed.size() < LEAST_DISTURBED ? List.of() : disturbed;
  }

  private static boolean isNear(Place one, Place other) {
    return Math.max(Math.abs(one.x() - other.x()), Math.abs(one.y() - other.y())) <= NEAR;
  }
}

package org.lunartable.kiosk.simtable;

import java.util.ArrayList;
import java.util.List;

/** The die's geometry in its own frame: a rounded cube of 32 mm whose middle is the origin. */
final class DieShape {

  static final double HALF = 16;

  /** The radius of its rounded corners and edges. */
  static final double ROUNDING = 5;

  /** Half the side of the area that the tiles fill on each face. */
  static final double TILES_HALF = 7.9;

  /** The middles of the eight balls that the corners are rounded with. */
  static final List<Vec> CORES = cores();

  private static final List<Side> SIDES =
      List.of(
          new Side(Vec.X, Vec.Y),
          new Side(Vec.X, Vec.Y.times(-1)),
          new Side(Vec.Y, Vec.Z),
          new Side(Vec.Y.times(-1), Vec.Z),
          new Side(Vec.X.times(-1), Vec.Z),
          new Side(Vec.X, Vec.Z));

  private DieShape() {}

  /**
   * A face of the die.
   *
   * @param right where the second tile of a row lies from the first, seen from outside
   * @param up where the upper row lies from the lower one
   */
  record Side(Vec right, Vec up) {
    Vec out() {
      return right.cross(up);
    }

    /** The point so many millimetres right of and above the middle of the face. */
    Vec at(double rightwards, double upwards, double depth) {
      return out().times(HALF - depth).plus(right.times(rightwards)).plus(up.times(upwards));
    }

    /** The corners of a rectangle on the face, in order. */
    List<Vec> rectangle(double left, double bottom, double width, double height, double depth) {
      return List.of(
          at(left, bottom, depth),
          at(left + width, bottom, depth),
          at(left + width, bottom + height, depth),
          at(left, bottom + height, depth));
    }
  }

  /** The side that bears face {@code number}, 1 to 6; 1 and 2, 3 and 4, 5 and 6 are opposite. */
  static Side side(int number) {
    return SIDES.get(number - 1);
  }

  /** The die lying flat with a face on top, turned counter-clockwise by yaw radians. */
  static Pose lying(int face, Vec centre, double yaw) {
    Side side = side(face);
    Vec right = new Vec(Math.cos(yaw), Math.sin(yaw), 0);
    Vec up = new Vec(-Math.sin(yaw), Math.cos(yaw), 0);
    return new Pose(centre, image(side, right, up, Vec.X), image(side, right, up, Vec.Y));
  }

  private static Vec image(Side side, Vec right, Vec up, Vec own) {
    return right
        .times(own.dot(side.right()))
        .plus(up.times(own.dot(side.up())))
        .plus(Vec.Z.times(own.dot(side.out())));
  }

  /** How far the lowest point of the turned die lies below its middle. */
  static double lowestPoint(Pose pose) {
    return CORES.stream().mapToDouble(core -> -pose.direction(core).z()).max().orElseThrow()
        + ROUNDING;
  }

  private static List<Vec> cores() {
    double inner = HALF - ROUNDING;
    List<Vec> cores = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      cores.add(
          new Vec(
              (i & 1) == 0 ? -inner : inner,
              (i & 2) == 0 ? -inner : inner,
              (i & 4) == 0 ? -inner : inner));
    }
    return List.copyOf(cores);
  }
}

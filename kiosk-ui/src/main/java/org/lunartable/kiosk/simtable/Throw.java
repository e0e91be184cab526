package org.lunartable.kiosk.simtable;

import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * One throw of the die: out of the picture at first, then tumbling into the tray, then at rest.
 * Immutable; the same numbers give the same throw.
 *
 * @param start when it began, on the table's clock in nanoseconds
 * @param face the face that will lie on top, 1 to 6
 * @param rest where and how the die will lie
 * @param from where it comes into the picture, level with the resting middle
 * @param axis the axis it tumbles about; a unit vector
 * @param spin how far it still has to turn when it comes into the picture, in radians
 */
record Throw(long start, int face, Pose rest, Vec from, Vec axis, double spin) {

  private static final double AWAY_SECONDS = 0.4;
  private static final double TUMBLE_SECONDS = 1.0;
  private static final double BOUNCE_HEIGHT = 45;

  /** How long a throw keeps moving, in nanoseconds. */
  static final long LENGTH = (long) ((AWAY_SECONDS + TUMBLE_SECONDS) * 1e9);

  /** A throw with a random face and pose. */
  static Throw random(RandomGenerator randomness, long start) {
    int face = 1 + randomness.nextInt(6);
    Pose rest = restingPose(face, randomness);
    double way = randomness.nextDouble(-0.9, 0.9);
    Vec from = rest.centre().plus(new Vec(230 * Math.cos(way), 230 * Math.sin(way), 0));
    Vec axis = new Vec(Math.sin(way), -Math.cos(way), randomness.nextDouble(-0.3, 0.3)).unit();
    return new Throw(start, face, rest, from, axis, randomness.nextDouble(13, 20));
  }

  private static Pose restingPose(int face, RandomGenerator randomness) {
    double freeX = Layout.TRAY_HALF_X - Layout.DIE_CLEARANCE;
    double freeY = Layout.TRAY_HALF_Y - Layout.DIE_CLEARANCE;
    Vec centre =
        Layout.TRAY_CENTRE.plus(
            new Vec(
                randomness.nextDouble(-freeX, freeX),
                randomness.nextDouble(-freeY, freeY),
                Layout.TRAY_FLOOR + DieShape.HALF));
    return DieShape.lying(face, centre, randomness.nextDouble(2 * Math.PI));
  }

  boolean movingAt(long nanos) {
    return nanos - start < LENGTH;
  }

  /** Where the die is at this time; empty while it is in a hand outside the picture. */
  Optional<Pose> poseAt(long nanos) {
    double seconds = (nanos - start) / 1e9 - AWAY_SECONDS;
    if (seconds < 0) {
      return Optional.empty();
    }
    return Optional.of(movingAt(nanos) ? tumbling(1 - seconds / TUMBLE_SECONDS) : rest);
  }

  /** The die on its way, with this share of the time left, above 0 to 1. */
  private Pose tumbling(double share) {
    double left = Math.max(0, share);
    double angle = spin * Math.pow(left, 1.7);
    Vec x = rest.x().turned(axis, angle);
    Vec y = rest.y().turned(axis, angle);
    Vec way = from.minus(rest.centre()).times(Math.pow(left, 1.8));
    Pose turned = new Pose(Vec.ZERO, x, y);
    double bounce = BOUNCE_HEIGHT * left * left * Math.abs(Math.cos(2.5 * Math.PI * (1 - left)));
    double height = Layout.TRAY_FLOOR + DieShape.lowestPoint(turned) + bounce;
    Vec centre = rest.centre().plus(way);
    return new Pose(new Vec(centre.x(), centre.y(), height), x, y);
  }
}

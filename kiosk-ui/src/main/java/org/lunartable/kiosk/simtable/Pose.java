package org.lunartable.kiosk.simtable;

/**
 * Where the die is and how it is turned.
 *
 * @param centre its middle, in the world frame
 * @param x where the die's own X axis points; a unit vector
 * @param y where its Y axis points; a unit vector at a right angle to x
 */
record Pose(Vec centre, Vec x, Vec y) {

  Vec z() {
    return x.cross(y);
  }

  /** A direction of the die's own frame as it points in the world. */
  Vec direction(Vec own) {
    return x.times(own.x()).plus(y.times(own.y())).plus(z().times(own.z()));
  }

  /** A point of the die's own frame as it lies in the world. */
  Vec point(Vec own) {
    return centre.plus(direction(own));
  }
}

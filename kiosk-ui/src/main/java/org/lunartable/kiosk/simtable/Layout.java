package org.lunartable.kiosk.simtable;

import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/** Where things lie on the table; millimetres in the world frame of this package. */
final class Layout {

  /** Half the tray's inner width and depth. */
  static final double TRAY_HALF_X = 72;

  static final double TRAY_HALF_Y = 88;
  static final Vec TRAY_CENTRE = new Vec(158, -2, 0);
  static final double TRAY_FLOOR = 2;
  static final double TRAY_HEIGHT = 16;
  static final double TRAY_WALL = 5;

  /** How far the die's middle stays from the tray's walls when it has come to rest. */
  static final double DIE_CLEARANCE = 30;

  private static final double STUD = 8;
  private static final double PITCH = 1.5 * STUD;
  private static final double BOARD_RIGHT_EDGE = -22;

  private Layout() {}

  static double boardWidth(Lattice lattice) {
    return 2 * lattice.width() * PITCH + STUD;
  }

  static double boardHeight(Lattice lattice) {
    return 2 * lattice.height() * PITCH + STUD;
  }

  /** The corner of the board beside the slot a1, on the table's top. */
  static Vec boardOrigin(Lattice lattice) {
    return new Vec(BOARD_RIGHT_EDGE - boardWidth(lattice), boardHeight(lattice) / 2, 0);
  }

  /** The middle of a place at this height. */
  static Vec middle(Lattice lattice, Place place, double height) {
    Vec origin = boardOrigin(lattice);
    double inset = STUD / 2;
    return new Vec(
        origin.x() + PITCH * place.x() + inset, origin.y() - PITCH * place.y() - inset, height);
  }
}

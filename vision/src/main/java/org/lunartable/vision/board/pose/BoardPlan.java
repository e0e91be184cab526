package org.lunartable.vision.board.pose;

import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/**
 * The measures of a board, in millimetres. The frame of the board: the origin is the middle of the
 * board on the table, X runs to the right and Y up on the upright board (towards row 1), Z up from
 * the table.
 *
 * <p>A board of {@code n} spaces a row has {@code 3 n + 1} studs of 8 mm: a corner or edge slot
 * takes one stud, a movement space two.
 */
public record BoardPlan(Lattice lattice) {

  /** A stud's spacing. */
  public static final double STUD = 8;

  /** The distance between two spaces. */
  public static final double PITCH = 3 * STUD;

  /** The top of the base plate; slots lie on it. */
  public static final double BASE = 3.2;

  /** The top of the plates the figures stand on. */
  public static final double SPACE = 6.4;

  /** The top of a straight or square wall. */
  public static final double WALL = BASE + 9.6;

  /** The top of an airlock. */
  public static final double AIRLOCK = BASE + 16;

  /** The head of a robot. */
  public static final double ROBOT = SPACE + 12;

  /** The head of an astronaut. */
  public static final double ASTRONAUT = SPACE + 15;

  /** Half the side of a space's plate. */
  public static final double PLATE_HALF = STUD - 0.1;

  /** The side of the whole board from left to right. */
  public double width() {
    return STUD * (3 * lattice.width() + 1);
  }

  /** The side of the whole board from top to bottom. */
  public double height() {
    return STUD * (3 * lattice.height() + 1);
  }

  /** X of the middle of a column of places. */
  public double x(int column) {
    return PITCH / 2 * column + STUD / 2 - width() / 2;
  }

  /** Y of the middle of a row of places. */
  public double y(int row) {
    return height() / 2 - (PITCH / 2 * row + STUD / 2);
  }

  /** X of a place's middle. */
  public double x(Place place) {
    return x(place.x());
  }

  /** Y of a place's middle. */
  public double y(Place place) {
    return y(place.y());
  }

  /** The height of what a piece or figure stands on at a place. */
  public double foot(Place place) {
    return place.isSpace() ? SPACE : BASE;
  }
}

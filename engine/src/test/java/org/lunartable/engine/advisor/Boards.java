package org.lunartable.engine.advisor;

/** Positions that several tests look at. */
final class Boards {

  /** One corner is missing around an astronaut; orange leads in the wall. */
  static final String NEARLY_CLOSED =
      """
      roll: white, white, grey, grey
      board:
      D-+...d
      |2|....
      +-.....
      .......
      .......
      ...1...
      d.....D
      """;

  /** Orange owns the station at b2, whose door looks down; an astronaut is two steps from it. */
  static final String NEAR_THE_DOOR =
      """
      roll: white, white, yellow, yellow
      stations: b2 orange
      board:
      D-+...d
      |.|....
      +L+....
      .......
      .......
      .2.....
      d.....D
      """;

  private Boards() {}
}

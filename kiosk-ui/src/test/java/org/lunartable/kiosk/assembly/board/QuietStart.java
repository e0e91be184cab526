package org.lunartable.kiosk.assembly.board;

/** How a game stands that the tests of the board's camera begin with: four domes, few figures. */
final class QuietStart {

  static final String POSITION =
      "board:\nD.................d\n"
          + "...................\n".repeat(6)
          + ".....1.....u.......\n"
          + "...................\n".repeat(10)
          + "d.................D\n";

  private QuietStart() {}
}

package org.lunartable.engine.advisor;

import org.lunartable.engine.lunarcommand.fast.FastRules;

/** The kinds of options, as the faces of the die show them, numbered from 0. */
final class Kinds {

  static final int WALLS = 0;
  static final int PIECES = 1;
  static final int UFOS = 2;
  static final int WALK = 3;
  static final int COUNT = 4;

  private Kinds() {}

  /** Which kinds a face gives to a side: a bit each. */
  static int of(int face, int side) {
    return ((face & FastRules.WALLS) != 0 ? 1 << WALLS : 0)
        | ((face & FastRules.ORANGE_PIECES << side) != 0 ? 1 << PIECES : 0)
        | ((face & FastRules.UFOS) != 0 ? 1 << UFOS : 0)
        | ((face & FastRules.WALK) != 0 ? 1 << WALK : 0);
  }

  /** A face that shows one kind only. */
  static int shown(int kind, int side) {
    return FastRules.ROLLED
        | switch (kind) {
          case WALLS -> FastRules.WALLS;
          case PIECES -> FastRules.ORANGE_PIECES << side;
          case UFOS -> FastRules.UFOS;
          default -> FastRules.WALK;
        };
  }
}

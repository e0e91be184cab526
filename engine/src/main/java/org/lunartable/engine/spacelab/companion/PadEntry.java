package org.lunartable.engine.spacelab.companion;

import java.util.OptionalInt;

/** Something of a player's station is entered for the score. */
interface PadEntry extends Phase {

  /** The page of that player, which is gone back to. */
  PadSeat from();

  @Override
  default Scene scene() {
    return from().scene();
  }

  @Override
  default OptionalInt seat() {
    return from().seat();
  }
}

package org.lunartable.kiosk.assembly;

import org.lunartable.engine.die.Die;
import org.lunartable.kiosk.table.ScreenFeed;

/** The die of the game that is on. Safe to use from any thread. */
record CurrentDie(ScreenFeed feed) {

  /** The die in use; the classic one while no game says otherwise. */
  Die get() {
    return feed.current().die().map(die -> new Die(die.faces())).orElse(Die.CLASSIC);
  }
}

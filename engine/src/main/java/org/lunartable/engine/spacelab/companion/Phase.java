package org.lunartable.engine.spacelab.companion;

import java.util.List;
import java.util.OptionalInt;
import org.lunartable.engine.cardgame.Step;
import org.lunartable.engine.screen.Text;

/** Where the kiosk is: what it knows, and what it waits for. */
interface Phase {

  Scene scene();

  /** What people can tell it now. */
  List<Step<Phase>> steps();

  /** What is to be done, in words. */
  Text headline();

  /** Whose turn it is, or whose station is looked at. */
  default OptionalInt seat() {
    return OptionalInt.of(scene().mover());
  }

  /** Whether all is counted. */
  default boolean isOver() {
    return false;
  }
}

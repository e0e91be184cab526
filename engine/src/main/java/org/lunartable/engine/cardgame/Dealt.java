package org.lunartable.engine.cardgame;

import java.util.Optional;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Proposal;

/**
 * A card game that the kiosk deals. It never thinks by itself: whoever asks chooses the thread, and
 * takes the answer as a move like any other, so that it is recorded.
 */
public interface Dealt extends Play {

  /**
   * What the computer does on the seat that has to decide, knowing only what a player there would
   * know; empty unless the computer plays it. May take long on a slow machine.
   */
  Optional<String> answer();

  /**
   * What the computer would do, with what it would bring; empty unless this viewer's own screen
   * offers it, so that a hint tells nobody another one's hand. May take long, too.
   */
  Optional<Proposal> advice(Viewer viewer);
}

package org.lunartable.engine.cardgame;

import java.util.function.Consumer;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;

/**
 * A card game that the kiosk deals, with the people who play it: everything that does not change
 * during a game.
 *
 * @param <S> as in {@link CardRules}
 * @param <A> as in {@link CardRules}
 */
public interface DealtTable<S, A> {

  CardRules<S, A> rules();

  Seating seating();

  /** Whether the table's screen shows the hand of whoever decides. */
  boolean oneScreen();

  /** As {@link CardRules#apply}; tells what all may know of it, in order. */
  S apply(S state, A action, Consumer<Happening> told);

  /** Why an action that is not among the options may not be done. */
  Refused why(S state, A action);

  /** What this viewer may see. */
  Screen screen(S state, Chronicle log, Viewer viewer);
}

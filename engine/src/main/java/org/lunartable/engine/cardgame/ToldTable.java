package org.lunartable.engine.cardgame;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.screen.Chronicle;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Screen;

/**
 * A game with printed cards, or only its counting, as people tell it to the kiosk: everything that
 * does not change during a game.
 *
 * @param <P> where the kiosk is: immutable
 */
public interface ToldTable<P> {

  /** What people can tell it now. */
  List<Step<P>> steps(P phase);

  /** Whose turn it is, or whose station is looked at. */
  OptionalInt seat(P phase);

  /** The seats that win, once all is counted. */
  Optional<List<Integer>> winners(P phase);

  /** Why something that is no step cannot be told now. */
  Refused refusal(P phase);

  /** The rules in a sentence each. */
  List<Topic> topics();

  /** What the kiosk shows beside printed cards; there are no secrets in it. */
  Screen screen(P phase, Chronicle log);
}

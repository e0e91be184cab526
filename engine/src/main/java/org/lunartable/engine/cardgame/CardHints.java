package org.lunartable.engine.cardgame;

import java.util.Optional;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Proposal;

/**
 * Hints for card games that the kiosk deals. A play never changes, so a hint can be thought about
 * by any thread while the table goes on.
 */
public final class CardHints {

  private CardHints() {}

  /**
   * What this viewer could do now, knowing only what they may know; empty for another game, and
   * unless it is for them to decide.
   */
  public static Optional<Proposal> of(Play play, Viewer viewer) {
    return play instanceof Dealt dealt ? dealt.advice(viewer) : Optional.empty();
  }
}

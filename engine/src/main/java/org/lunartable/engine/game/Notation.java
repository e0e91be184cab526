package org.lunartable.engine.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How the games of one kind are written down, and played again from what is written. */
public interface Notation {

  /** What the tag {@code Game} of its games says. */
  String game();

  /**
   * Plays all games of a text again; each begins with the tag {@code Game}.
   *
   * @param cards the owner's cards that the games were played with; empty for the usual ones
   * @throws NotAGame when something is not as the notation prescribes or not possible by the rules,
   *     or when a stated result is not borne out
   */
  List<Replayed> replay(String text, Optional<String> cards) throws NotAGame;

  /**
   * A game as text; empty for one that is not over, since its text may tell what is hidden.
   *
   * @param setup as recorded
   * @param end the game at its end
   * @param date the day it was played on, for example {@code 2026-11-30}
   */
  Optional<String> write(Map<String, Object> setup, Play end, String date);

  /**
   * A game that was played again.
   *
   * @param tags all its tags
   * @param turns how many turns are written
   * @param end where its moves lead to
   */
  record Replayed(Map<String, String> tags, int turns, Play end) {}
}

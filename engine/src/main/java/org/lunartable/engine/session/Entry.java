package org.lunartable.engine.session;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the journal keeps. Entries are only ever added: undo and redo are entries of their own. All
 * entries of a game, taken in order, give its state.
 */
public sealed interface Entry {

  /** Who caused it, for the record only: {@code touch}, {@code camera}, {@code electronic}. */
  String source();

  /**
   * A game began.
   *
   * @param game its id
   * @param setup the set-up as {@link org.lunartable.engine.game.Game#start} takes it
   */
  record GameStarted(String game, Map<String, Object> setup, String source) implements Entry {
    public GameStarted {
      setup = Collections.unmodifiableMap(new LinkedHashMap<>(setup));
    }
  }

  /** A move was made, written as in {@link org.lunartable.engine.game.Option#id}. */
  record MoveTaken(String move, String source) implements Entry {}

  /** The last move that stands was taken back. */
  record Undone(String source) implements Entry {}

  /** The move last taken back was made again. */
  record Redone(String source) implements Entry {}
}

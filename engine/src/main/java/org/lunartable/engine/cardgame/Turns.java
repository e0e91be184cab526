package org.lunartable.engine.cardgame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The moves of a game, turn by turn. Immutable; a longer one shares the shorter one's memory, since
 * every state of a game is kept for undo.
 */
final class Turns {

  static final Turns NONE = new Turns(null, 0, "");

  private final Turns before;
  private final int turn;
  private final String move;

  private Turns(Turns before, int turn, String move) {
    this.before = before;
    this.turn = turn;
    this.move = move;
  }

  /**
   * With one move more.
   *
   * @param number of its turn, from 1; never less than the last one
   */
  Turns with(int number, String made) {
    return new Turns(this, number, made);
  }

  /** The number of the turn of the last move; 0 for none. */
  int last() {
    return turn;
  }

  /** The moves of each turn; none in a turn in which nobody had to decide. */
  List<List<String>> list() {
    List<List<String>> turns = new ArrayList<>();
    for (int i = 0; i < turn; i++) {
      turns.add(new ArrayList<>());
    }
    for (Turns at = this; at.before != null; at = at.before) {
      turns.get(at.turn - 1).add(at.move);
    }
    turns.forEach(Collections::reverse);
    return turns;
  }
}

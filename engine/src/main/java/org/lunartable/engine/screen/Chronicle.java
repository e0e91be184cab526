package org.lunartable.engine.screen;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * All that happened in a game, newest last. Immutable; a longer one shares the shorter one's
 * memory, since every state of a game is kept for undo.
 */
public final class Chronicle {

  public static final Chronicle EMPTY = new Chronicle(null, null, 0);

  /** Lines shown besides those that brought points: a long game stays light. */
  private static final int LINES_SHOWN = 40;

  private final Chronicle before;
  private final Entry newest;
  private final int size;

  private record Entry(int turn, String seat, Happening happening) {}

  private Chronicle(Chronicle before, Entry newest, int size) {
    this.before = before;
    this.newest = newest;
    this.size = size;
  }

  /**
   * With one thing more.
   *
   * @param turn the running number of the turn, from 1
   * @param seat whose turn it was
   */
  public Chronicle with(int turn, String seat, Happening happening) {
    return new Chronicle(this, new Entry(turn, seat, happening), size + 1);
  }

  /** How many things have happened. */
  public int size() {
    return size;
  }

  /** The latest lines and all earlier ones that brought points. */
  public Block.Log log() {
    Deque<Block.Line> lines = new ArrayDeque<>();
    int seen = 0;
    for (Chronicle at = this; at.size > 0; at = at.before) {
      if (seen++ < LINES_SHOWN || !at.newest.happening().points().isEmpty()) {
        lines.addFirst(line(at.size, at.newest));
      }
    }
    return new Block.Log(List.copyOf(lines), size - lines.size());
  }

  private static Block.Line line(int number, Entry entry) {
    Happening what = entry.happening();
    List<Block.Count> points = new ArrayList<>();
    what.points().forEach((seat, n) -> points.add(new Block.Count(seat, n)));
    return new Block.Line(
        number,
        entry.turn(),
        entry.seat(),
        what.text(),
        List.copyOf(points),
        what.wall().isEmpty() ? what.places() : what.wall());
  }
}

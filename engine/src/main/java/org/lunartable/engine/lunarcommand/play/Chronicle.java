package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * All that happened in a game, newest last. Immutable; a longer one shares the shorter one's
 * memory, since every state of a game is kept for undo.
 */
final class Chronicle {

  static final Chronicle EMPTY = new Chronicle(null, null, 0);

  private final Chronicle before;
  private final Entry newest;
  private final int size;

  private Chronicle(Chronicle before, Entry newest, int size) {
    this.before = before;
    this.newest = newest;
    this.size = size;
  }

  Chronicle with(Entry entry) {
    return new Chronicle(this, entry, size + 1);
  }

  int size() {
    return size;
  }

  /** The latest entries and all earlier ones that brought points, oldest first. */
  List<Entry> latest(int most) {
    Deque<Entry> found = new ArrayDeque<>();
    int seen = 0;
    for (Chronicle at = this; at.size > 0; at = at.before) {
      if (seen++ < most || !at.newest.happening().points().isEmpty()) {
        found.addFirst(at.newest);
      }
    }
    return List.copyOf(found);
  }
}

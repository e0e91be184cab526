package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;

/**
 * A turn under way.
 *
 * @param start the position as it was rolled
 * @param done what was done since
 */
record TurnSoFar(Position start, List<Action> done) {

  TurnSoFar {
    done = List.copyOf(done);
  }

  static TurnSoFar from(Position start) {
    return new TurnSoFar(start, List.of());
  }

  TurnSoFar with(Action action) {
    List<Action> more = new ArrayList<>(done);
    more.add(action);
    return new TurnSoFar(start, more);
  }

  /** What is left of a turn that was meant to be this one; none when it went another way. */
  List<Action> restOf(List<Action> whole) {
    return whole.size() > done.size() && whole.subList(0, done.size()).equals(done)
        ? whole.subList(done.size(), whole.size())
        : List.of();
  }
}

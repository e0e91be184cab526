package org.lunartable.engine.homeonlagrange.play;

import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.state.State;

/** Decides for a seat that nobody sits on. */
final class ComputerSeat {

  private ComputerSeat() {}

  static Action choose(State state) {
    return Referee.options(state).get(0);
  }
}

package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Verdict;

/** Plays what was advised. */
final class Played {

  private Played() {}

  /** The position after a whole turn, each action of which must be legal. */
  static Position turn(Referee referee, Position start, List<Action> actions) {
    Position position = start;
    for (Action action : actions) {
      Verdict verdict = referee.take(position, action);
      assertThat(verdict).as(action.text()).isInstanceOf(Verdict.Accepted.class);
      position = ((Verdict.Accepted) verdict).position();
    }
    assertThat(position.roll().isRolled()).as("the turn is over").isFalse();
    return position;
  }
}

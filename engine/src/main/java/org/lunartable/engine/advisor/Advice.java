package org.lunartable.engine.advisor;

import java.util.List;
import org.lunartable.engine.lunarcommand.Action;

/**
 * What the advisor thinks of a position.
 *
 * @param actions the advised turn, or what is left of it
 * @param value the expected result for the player to move: 0 lost, 1 won
 * @param lines the better turns and the advised one, best first
 * @param nodes positions judged for it
 */
public record Advice(List<Action> actions, double value, List<Line> lines, long nodes) {

  public Advice {
    actions = List.copyOf(actions);
    lines = List.copyOf(lines);
  }

  /**
   * A turn and its worth.
   *
   * @param visits positions judged for this turn
   */
  public record Line(List<Action> actions, double value, long visits) {
    public Line {
      actions = List.copyOf(actions);
    }
  }
}

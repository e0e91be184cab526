package org.lunartable.engine.follow;

import java.util.List;
import java.util.stream.Collectors;
import org.lunartable.engine.lunarcommand.Action;

/**
 * Legal actions that lead from what was agreed to what may have been seen.
 *
 * @param actions in an order in which they are legal; none when nothing changed
 * @param after what would be agreed after them
 * @param score how well it explains the sighting, against no change at all, 0: the gain in weight
 *     less the cost of the actions
 */
public record Explanation(List<Action> actions, Agreed after, double score) {

  public Explanation {
    actions = List.copyOf(actions);
  }

  /** The actions as the notation writes them, with blanks between. */
  public String text() {
    return actions.stream().map(Action::text).collect(Collectors.joining(" "));
  }
}

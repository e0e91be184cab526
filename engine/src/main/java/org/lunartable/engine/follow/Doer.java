package org.lunartable.engine.follow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Verdict;

/** Does legal actions, with or without what scoring does to the board. Immutable. */
final class Doer {

  private final Referee referee;
  private final boolean scoring;

  Doer(Referee referee, boolean scoring) {
    this.referee = referee;
    this.scoring = scoring;
  }

  /** The game after an action, and the scored figures that may still stand. */
  record Done(Position position, Map<Place, Content> standing) {}

  /** Does the action; empty when it is not legal. */
  Optional<Done> take(Position before, Map<Place, Content> standing, Action action) {
    Verdict verdict = referee.take(before, action);
    if (!(verdict instanceof Verdict.Accepted accepted)) {
      return Optional.empty();
    }
    return Optional.of(
        scoring
            ? new Done(
                accepted.position(), stillStanding(before, accepted.position(), standing, action))
            : new Done(unscored(before, accepted.position(), action), standing));
  }

  /** Figures that left the board by the rules and not by the hand that acted. */
  private static Map<Place, Content> stillStanding(
      Position before, Position after, Map<Place, Content> standing, Action action) {
    Map<Place, Content> more = new HashMap<>(standing);
    List<Place> touched = action.places();
    for (Place place : before.board().differences(after.board())) {
      Content was = before.board().at(place).figure();
      if (was != Content.EMPTY
          && !after.board().at(place).hasFigure()
          && !touched.contains(place)) {
        more.put(place, was);
      }
    }
    if (action instanceof Action.Step step && !after.board().at(step.to()).hasFigure()) {
      more.put(step.to(), before.board().at(step.from()).figure());
    }
    return more;
  }

  /** The same with figures, points and stations as they were. */
  private static Position unscored(Position before, Position after, Action action) {
    Board board = after.board();
    for (Place place : before.board().differences(board)) {
      if (!action.places().contains(place)) {
        board = board.with(place, before.board().at(place));
      }
    }
    return new Position(
        board,
        after.turn(),
        before.score(),
        after.stock(),
        after.built(),
        0,
        after.roll(),
        before.scored(),
        after.start());
  }
}

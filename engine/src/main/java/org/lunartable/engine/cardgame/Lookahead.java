package org.lunartable.engine.cardgame;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;

/**
 * Looks ahead in a card game to the end of a turn. Stateless; safe to use from any thread.
 *
 * @param worth how good a state looks for a seat
 * @param planned a decision that follows a plan of its own, such as a payment; empty for one that
 *     is weighed
 * @param farthest decisions looked ahead at most: more are made in no turn
 * @param <S> as in {@link CardRules}
 * @param <A> as in {@link CardRules}
 */
public record Lookahead<S, A>(
    CardMoves<S, A> moves,
    ToDoubleBiFunction<S, Integer> worth,
    Function<S, Optional<A>> planned,
    int farthest) {

  /** What an action is worth to a seat as it looks at once. */
  public double atOnce(S state, A action, int seat) {
    return worth.applyAsDouble(moves.apply(state, action), seat);
  }

  /**
   * What an action is worth to a seat at the end of the turn, in each of these guesses, in all.
   *
   * @param guesses states that differ only in what the seat does not know
   */
  public double inAll(List<S> guesses, A action, int seat) {
    double sum = 0;
    for (S guess : guesses) {
      sum += worth.applyAsDouble(afterTurn(guess, action), seat);
    }
    return sum;
  }

  /** The game after this action and what the players decide until the next turn. */
  private S afterTurn(S state, A action) {
    int turn = moves.turn(state);
    S now = moves.apply(state, action);
    for (int i = 0; i < farthest && !moves.isOver(now) && moves.turn(now) == turn; i++) {
      now = moves.apply(now, quick(now));
    }
    return now;
  }

  /** The best decision as it looks at once. */
  private A quick(S state) {
    Optional<A> plan = planned.apply(state);
    if (plan.isPresent()) {
      return plan.get();
    }
    int seat = moves.decider(state);
    List<A> options = moves.options(state);
    A best = options.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (A action : options) {
      double one = atOnce(state, action, seat);
      if (one > most) {
        most = one;
        best = action;
      }
    }
    return best;
  }
}

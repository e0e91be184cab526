package org.lunartable.engine.homeonlagrange.advisor;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.lunartable.engine.cardgame.CardMoves;
import org.lunartable.engine.cardgame.Lookahead;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.state.State;

/**
 * Chooses for whoever has to decide, knowing only what that player may know. Each option is tried
 * in several guesses of the hidden cards, up to the next turn; the best on average is taken. The
 * same position always leads to the same choice.
 */
public final class Adviser {

  private static final int GUESSES = 4;
  private static final int FARTHEST = 40;

  private final CardMoves<State, Action> moves;
  private final Lookahead<State, Action> ahead;

  /** An adviser for a game that goes on so. */
  public Adviser(CardMoves<State, Action> moves) {
    this.moves = moves;
    this.ahead = new Lookahead<>(moves, Worth::of, Adviser::planned, FARTHEST);
  }

  /**
   * The action to take.
   *
   * @param state a game that is not over
   */
  public Action choose(State state) {
    List<Action> options = moves.options(state);
    if (options.size() == 1) {
      return options.get(0);
    }
    return planned(state).orElseGet(() -> best(state, options));
  }

  private Action best(State state, List<Action> options) {
    int seat = state.decider();
    List<State> guesses =
        IntStream.range(0, GUESSES)
            .mapToObj(i -> Guess.of(state, OptionalInt.of(seat), seed(state, seat, i)))
            .toList();
    Action best = options.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (Action action : options) {
      double worth = ahead.inAll(guesses, action, seat);
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  private static long seed(State state, int seat, int guess) {
    return 31L * state.turn().number() + 7L * seat + guess;
  }

  private static Optional<Action> planned(State state) {
    return state.pending().payment().map(waiting -> PayPlan.next(state, waiting));
  }
}

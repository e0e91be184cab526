package org.lunartable.engine.homeonlagrange.advisor;

import java.util.List;
import java.util.OptionalInt;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.state.Pending;
import org.lunartable.engine.homeonlagrange.state.State;

/**
 * Chooses for whoever has to decide, knowing only what that player may know. Each option is tried
 * in several guesses of the hidden cards, up to the next turn; the best on average is taken. The
 * same position always leads to the same choice.
 */
public final class Adviser {

  private static final int GUESSES = 4;

  /** Decisions looked ahead at most: more are made in no turn. */
  private static final int FARTHEST = 40;

  private Adviser() {}

  /**
   * The action to take.
   *
   * @param state a game that is not over
   */
  public static Action choose(State state) {
    List<Action> options = Referee.options(state);
    if (options.size() == 1) {
      return options.get(0);
    } else if (state.pending() instanceof Pending.Payment) {
      return PayPlan.next(state, (Pending.Payment) state.pending());
    }
    int seat = state.decider();
    Action best = options.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (Action action : options) {
      double worth = 0;
      for (int guess = 0; guess < GUESSES; guess++) {
        long seed = 31L * state.turn().number() + 7L * seat + guess;
        worth += Worth.of(afterTurn(Guess.of(state, OptionalInt.of(seat), seed), action), seat);
      }
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  /** The game after this action and what the players decide until the next turn. */
  private static State afterTurn(State state, Action action) {
    int turn = state.turn().number();
    State now = Referee.apply(state, action, event -> {});
    for (int i = 0; i < FARTHEST && !now.over() && now.turn().number() == turn; i++) {
      now = Referee.apply(now, quick(now), event -> {});
    }
    return now;
  }

  /** The best decision as it looks at once. */
  private static Action quick(State state) {
    if (state.pending() instanceof Pending.Payment) {
      return PayPlan.next(state, (Pending.Payment) state.pending());
    }
    Action best = null;
    double most = Double.NEGATIVE_INFINITY;
    int seat = state.decider();
    for (Action action : Referee.options(state)) {
      double worth = Worth.of(Referee.apply(state, action, event -> {}), seat);
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }
}

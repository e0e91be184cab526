package org.lunartable.engine.spacelab.advisor;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.state.Pending;
import org.lunartable.engine.spacelab.state.Player;
import org.lunartable.engine.spacelab.state.State;

/**
 * Chooses for whoever has to decide, knowing only what that player may know. The options that look
 * best at once are tried in several guesses of the hidden cards, up to the next turn; the best on
 * average is taken. The same position always leads to the same choice.
 */
public final class Adviser {

  private static final int GUESSES = 3;

  /** Options that are looked at closely. */
  private static final int CLOSELY = 8;

  /** Decisions looked ahead at most: more are made in no turn. */
  private static final int FARTHEST = 60;

  private Adviser() {}

  private record Rated(Action action, double worth) {}

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
      return cheapest(state);
    }
    int seat = state.turn().seat();
    List<State> guesses =
        IntStream.range(0, GUESSES)
            .mapToObj(i -> Guess.of(state, OptionalInt.of(seat), seed(state, i)))
            .toList();
    return options.stream()
        .map(action -> new Rated(action, atOnce(guesses.get(0), action, seat)))
        .sorted(Comparator.comparingDouble((Rated one) -> -one.worth()))
        .limit(CLOSELY)
        .map(one -> new Rated(one.action(), ahead(guesses, one.action(), seat)))
        .max(Comparator.comparingDouble(Rated::worth))
        .orElseThrow()
        .action();
  }

  private static long seed(State state, int guess) {
    return 31L * state.turn().number() + 7L * state.turn().seat() + guess;
  }

  private static double atOnce(State state, Action action, int seat) {
    return Worth.of(Referee.apply(state, action, event -> {}), seat);
  }

  private static double ahead(List<State> guesses, Action action, int seat) {
    return guesses.stream().mapToDouble(guess -> Worth.of(afterTurn(guess, action), seat)).sum();
  }

  /** The game after this action and what the player decides until the next turn. */
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
      return cheapest(state);
    }
    int seat = state.turn().seat();
    Action best = null;
    double most = Double.NEGATIVE_INFINITY;
    for (Action action : Referee.options(state)) {
      double worth = atOnce(state, action, seat);
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  /** Pays with the card that is missed least. */
  private static Action cheapest(State state) {
    Player player = state.active();
    Lab card =
        player.hand().stream()
            .min(Comparator.comparingDouble(one -> Worth.missed(player, one)))
            .orElseThrow();
    return new Action.Pay(card);
  }
}

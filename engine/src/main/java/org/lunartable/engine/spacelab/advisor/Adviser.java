package org.lunartable.engine.spacelab.advisor;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.lunartable.engine.cardgame.CardMoves;
import org.lunartable.engine.cardgame.Lookahead;
import org.lunartable.engine.spacelab.cards.Lab;
import org.lunartable.engine.spacelab.rules.Action;
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

  private static final int FARTHEST = 60;

  private final CardMoves<State, Action> moves;
  private final Lookahead<State, Action> ahead;

  /** An adviser for a game that goes on so. */
  public Adviser(CardMoves<State, Action> moves) {
    this.moves = moves;
    this.ahead = new Lookahead<>(moves, Worth::of, Adviser::planned, FARTHEST);
  }

  private record Rated(Action action, double worth) {}

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
    int seat = state.turn().seat();
    List<State> guesses =
        IntStream.range(0, GUESSES)
            .mapToObj(i -> Guess.of(state, OptionalInt.of(seat), seed(state, i)))
            .toList();
    return options.stream()
        .map(action -> new Rated(action, ahead.atOnce(guesses.get(0), action, seat)))
        .sorted(Comparator.comparingDouble((Rated one) -> -one.worth()))
        .limit(CLOSELY)
        .map(one -> new Rated(one.action(), ahead.inAll(guesses, one.action(), seat)))
        .max(Comparator.comparingDouble(Rated::worth))
        .orElseThrow()
        .action();
  }

  private static long seed(State state, int guess) {
    return 31L * state.turn().number() + 7L * state.turn().seat() + guess;
  }

  /** Pays with the card that is missed least. */
  private static Optional<Action> planned(State state) {
    if (!(state.pending() instanceof Pending.Payment)) {
      return Optional.empty();
    }
    Player player = state.active();
    Optional<Lab> card =
        player.hand().stream().min(Comparator.comparingDouble(one -> Worth.missed(player, one)));
    return card.map(Action.Pay::new);
  }
}

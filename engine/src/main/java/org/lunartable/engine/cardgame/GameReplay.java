package org.lunartable.engine.cardgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.GameFile.NotAGame;

/**
 * Plays a written game again, and writes a played one.
 *
 * @param <S> as in {@link CardRules}
 * @param <A> as in {@link CardRules}
 */
public final class GameReplay<S, A> {

  private final CardRules<S, A> rules;
  private final String catalogue;

  /**
   * With these rules.
   *
   * @param csv the catalogue that the rules play with, as text
   * @param house the catalogue that is called {@code house}, as text
   */
  public GameReplay(CardRules<S, A> rules, String csv, String house) {
    this.rules = rules;
    this.catalogue = csv.equals(house) ? "house" : Integer.toHexString(csv.hashCode());
  }

  /** The game that these actions make. */
  public GameFile write(int players, int first, long seed, List<A> actions) {
    List<List<String>> turns = new ArrayList<>();
    S state = rules.deal(players, first, seed);
    for (A action : actions) {
      while (turns.size() < rules.turn(state)) {
        turns.add(new ArrayList<>());
      }
      turns.get(turns.size() - 1).add(rules.write(action));
      state = rules.apply(state, action);
    }
    turns.replaceAll(moves -> moves.isEmpty() ? List.of("-") : moves);
    return new GameFile(rules.game(), players, first, seed, catalogue, result(state), turns);
  }

  /**
   * The state a game leads to.
   *
   * @throws NotAGame when a move is not legal, or the result is another one, or the catalogue is
   */
  public S replay(GameFile file) throws NotAGame {
    if (!file.catalogue().equals(catalogue)) {
      throw new NotAGame(
          "The game was played with catalogue "
              + file.catalogue()
              + ", but this one is "
              + catalogue);
    }
    S state = rules.deal(file.players(), file.first(), file.seed());
    for (int turn = 0; turn < file.turns().size(); turn++) {
      for (String move : file.turns().get(turn)) {
        state = move.equals("-") ? state : step(state, move, turn + 1);
      }
    }
    if (!result(state).equals(file.result())) {
      throw new NotAGame(
          "The moves lead to the result " + result(state).orElse("none") + ", not to the written");
    }
    return state;
  }

  private S step(S state, String move, int turn) throws NotAGame {
    Optional<A> action = rules.read(move, state);
    if (action.isEmpty() || !rules.options(state).contains(action.get())) {
      throw new NotAGame("Turn " + turn + ": " + move + " is not possible by the rules");
    }
    return rules.apply(state, action.get());
  }

  private Optional<String> result(S state) {
    return rules.isOver(state) ? Optional.of(Results.word(rules.winners(state))) : Optional.empty();
  }
}

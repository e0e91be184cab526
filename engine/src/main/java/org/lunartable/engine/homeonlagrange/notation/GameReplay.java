package org.lunartable.engine.homeonlagrange.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.cards.CatalogueCsv;
import org.lunartable.engine.homeonlagrange.notation.GameFile.NotAGame;
import org.lunartable.engine.homeonlagrange.rules.Action;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.rules.SetUp;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.State;

/** Plays a written game again, and writes a played one. */
public final class GameReplay {

  private final Catalogue catalogue;
  private final String name;

  /**
   * With these cards.
   *
   * @param house the catalogue that is called {@code house}
   */
  public GameReplay(Catalogue catalogue, Catalogue house) {
    this.catalogue = catalogue;
    this.name =
        catalogue.equals(house)
            ? "house"
            : Integer.toHexString(CatalogueCsv.write(catalogue).hashCode());
  }

  /** The game that these actions make. */
  public GameFile write(int players, int first, long seed, List<Action> actions) {
    List<List<String>> turns = new ArrayList<>();
    State state = SetUp.deal(catalogue, players, first, seed);
    for (Action action : actions) {
      while (turns.size() < state.turn().number()) {
        turns.add(new ArrayList<>());
      }
      turns.get(turns.size() - 1).add(MoveText.write(action));
      state = Referee.apply(state, action, event -> {});
    }
    turns.replaceAll(moves -> moves.isEmpty() ? List.of("-") : moves);
    return new GameFile(players, first, seed, name, result(state), turns);
  }

  /**
   * The state a game leads to.
   *
   * @throws NotAGame when a move is not legal, or the result is another one, or the catalogue is
   */
  public State replay(GameFile file) throws NotAGame {
    if (!file.catalogue().equals(name)) {
      throw new NotAGame(
          "The game was played with catalogue " + file.catalogue() + ", but this one is " + name);
    }
    State state = SetUp.deal(catalogue, file.players(), file.first(), file.seed());
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

  private State step(State state, String move, int turn) throws NotAGame {
    Optional<Action> action = MoveText.read(move, catalogue, state.players());
    if (action.isEmpty() || !Referee.allows(state, action.get())) {
      throw new NotAGame("Turn " + turn + ": " + move + " is not possible by the rules");
    }
    return Referee.apply(state, action.get(), event -> {});
  }

  private static Optional<String> result(State state) {
    if (!state.over()) {
      return Optional.empty();
    }
    List<Integer> winners =
        Standing.of(state.admirals().stream().map(Admiral::station).toList()).winners();
    return Optional.of(winners.size() == 1 ? Seats.word(winners.get(0)) : "draw");
  }
}

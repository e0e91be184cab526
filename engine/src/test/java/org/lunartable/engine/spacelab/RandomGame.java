package org.lunartable.engine.spacelab;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.lunartable.engine.spacelab.rules.Action;
import org.lunartable.engine.spacelab.rules.Referee;
import org.lunartable.engine.spacelab.rules.SetUp;
import org.lunartable.engine.spacelab.state.State;

/** A whole game of evenly drawn actions. */
public final class RandomGame {

  private static final int LONGEST = 5_000;

  private final int players;
  private final long seed;
  private final List<Action> actions = new ArrayList<>();

  /** A game that the seed decides: its shuffles and its choices. */
  public RandomGame(int players, long seed) {
    this.players = players;
    this.seed = seed;
  }

  public State start() {
    return SetUp.deal(HouseCards.CATALOGUE, players, Math.floorMod(seed, players), seed);
  }

  /** Plays to the end; sees every state that waits for a decision, the last one included. */
  public State play(Consumer<State> seen) {
    SplittableRandom random = new SplittableRandom(seed);
    State state = start();
    seen.accept(state);
    while (!state.over()) {
      List<Action> options = Referee.options(state);
      Action action = options.get(random.nextInt(options.size()));
      actions.add(action);
      state = Referee.apply(state, action, event -> {});
      seen.accept(state);
      if (actions.size() > LONGEST) {
        throw new AssertionError("a game of seed " + seed + " goes on for ever");
      }
    }
    return state;
  }

  public List<Action> actions() {
    return actions;
  }
}

package org.lunartable.engine.cardgame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.lunartable.engine.game.SetUpField;

/**
 * A whole card game of evenly drawn actions.
 *
 * @param <S> its states
 * @param <A> its actions
 */
public final class RandomGame<S, A> {

  private final CardRules<S, A> rules;
  private final int longest;
  private final int players;
  private final long seed;
  private final List<A> actions = new ArrayList<>();

  /**
   * A game that the seed decides: its shuffles and its choices.
   *
   * @param longest more actions than any game has
   */
  public RandomGame(CardRules<S, A> rules, int longest, int players, long seed) {
    this.rules = rules;
    this.longest = longest;
    this.players = players;
    this.seed = seed;
  }

  /** Readings of the rules, each drawn evenly. */
  public static <R extends Record> R drawn(OpenRules<R> open, long seed) {
    return open.with(drawnWords(open, seed));
  }

  /** The same by their words. */
  public static Map<String, String> drawnWords(OpenRules<?> open, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Map<String, String> words = new LinkedHashMap<>();
    for (SetUpField.Open point : open.points()) {
      words.put(point.id(), point.words().get(random.nextInt(point.words().size())));
    }
    return words;
  }

  public S start() {
    return rules.deal(players, Math.floorMod(seed, players), seed);
  }

  /** Plays to the end; sees every state that waits for a decision, the last one included. */
  public S play(Consumer<S> seen) {
    SplittableRandom random = new SplittableRandom(seed);
    S state = start();
    seen.accept(state);
    while (!rules.isOver(state)) {
      List<A> options = rules.options(state);
      A action = options.get(random.nextInt(options.size()));
      actions.add(action);
      state = rules.apply(state, action);
      seen.accept(state);
      if (actions.size() > longest) {
        throw new AssertionError("a game of seed " + seed + " goes on for ever");
      }
    }
    return state;
  }

  /** The end that the actions of the game lead to, played once more. */
  public S replayed() {
    S state = start();
    for (A action : actions) {
      state = rules.apply(state, action);
    }
    return state;
  }

  public List<A> actions() {
    return actions;
  }
}

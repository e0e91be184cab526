package org.lunartable.engine.cardgame;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * Plays many games and tells what came of them.
 *
 * @param <S> as in {@link CardRules}
 */
public final class GameLab<S> {

  /** Players who never finish are stopped: no game of the levels known takes as long. */
  private static final int MOST_DECISIONS = 20_000;

  private final CardRules<S, ?> rules;
  private final List<Level> levels;

  /** By these rules; a level for each seat. */
  public GameLab(CardRules<S, ?> rules, List<Level> levels) {
    this.rules = rules;
    this.levels = List.copyOf(levels);
  }

  /**
   * What came of them.
   *
   * @param games how many were played to the end
   * @param unfinished how many were stopped
   * @param wins of each seat; a shared win is shared
   * @param points each seat's mean total
   * @param spread of each seat's totals, as the standard deviation
   * @param turns the mean number of turns of all players together
   * @param tallies how often each word of {@link CardRules#tallied} came
   */
  public record Findings(
      int games,
      int unfinished,
      List<Double> wins,
      List<Double> points,
      List<Double> spread,
      double turns,
      Map<String, Integer> tallies) {
    public Findings {
      wins = List.copyOf(wins);
      points = List.copyOf(points);
      spread = List.copyOf(spread);
      tallies = Collections.unmodifiableMap(new TreeMap<>(tallies));
    }
  }

  /**
   * Plays; the player who starts goes round.
   *
   * @param stop asked before each game
   */
  public Findings play(int games, long seed, BooleanSupplier stop) {
    return play(0, games, seed, stop).findings();
  }

  /**
   * Plays a part of the games, so that several threads can share them: the parts together are the
   * same games as all of them one after the other.
   *
   * @param from the number of the first game
   * @param to the number after that of the last one
   */
  public GameTally play(int from, int to, long seed, BooleanSupplier stop) {
    GameTally tally = new GameTally(levels.size());
    for (int game = from; game < to && !stop.getAsBoolean(); game++) {
      addGame(rules, tally, game, seed);
    }
    return tally;
  }

  private <A> void addGame(CardRules<S, A> by, GameTally tally, int game, long seed) {
    S end = play(by, game, seed);
    if (by.isOver(end)) {
      tally.add(by.winners(end), by.totals(end), by.turn(end), by.tallied(end));
    } else {
      tally.addUnfinished();
    }
  }

  private <A> S play(CardRules<S, A> by, int game, long seed) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + game);
    S state = by.deal(levels.size(), game % levels.size(), random.nextLong());
    for (int i = 0; i < MOST_DECISIONS && !by.isOver(state); i++) {
      state = by.apply(state, levels.get(by.decider(state)).choose(by, state, random));
    }
    return state;
  }
}

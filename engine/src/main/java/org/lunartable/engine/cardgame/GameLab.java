package org.lunartable.engine.cardgame;

import java.util.Arrays;
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
   * @param turns the mean number of turns of all players together
   * @param tallies how often each word of {@link CardRules#tallied} came
   */
  public record Findings(
      int games,
      int unfinished,
      List<Double> wins,
      List<Double> points,
      double turns,
      Map<String, Integer> tallies) {
    public Findings {
      wins = List.copyOf(wins);
      points = List.copyOf(points);
      tallies = Collections.unmodifiableMap(new TreeMap<>(tallies));
    }
  }

  /**
   * Plays; the player who starts goes round.
   *
   * @param stop asked before each game
   */
  public Findings play(int games, long seed, BooleanSupplier stop) {
    Tally tally = new Tally();
    for (int game = 0; game < games && !stop.getAsBoolean(); game++) {
      tally.add(play(rules, game, seed));
    }
    return tally.findings();
  }

  private <A> S play(CardRules<S, A> by, int game, long seed) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + game);
    S state = by.deal(levels.size(), game % levels.size(), random.nextLong());
    for (int i = 0; i < MOST_DECISIONS && !by.isOver(state); i++) {
      state = by.apply(state, levels.get(by.decider(state)).choose(by, state, random));
    }
    return state;
  }

  private final class Tally {
    private final double[] wins = new double[levels.size()];
    private final double[] points = new double[levels.size()];
    private final Map<String, Integer> tallies = new TreeMap<>();
    private int games;
    private int unfinished;
    private long turns;

    void add(S end) {
      if (!rules.isOver(end)) {
        unfinished++;
        return;
      }
      games++;
      turns += rules.turn(end);
      List<Integer> winners = rules.winners(end);
      for (int seat : winners) {
        wins[seat] += 1.0 / winners.size();
      }
      List<Integer> totals = rules.totals(end);
      for (int seat = 0; seat < points.length; seat++) {
        points[seat] += totals.get(seat);
      }
      rules.tallied(end).forEach(word -> tallies.merge(word, 1, Integer::sum));
    }

    Findings findings() {
      int played = Math.max(1, games);
      List<Double> means = Arrays.stream(points).map(sum -> sum / played).boxed().toList();
      List<Double> won = Arrays.stream(wins).boxed().toList();
      return new Findings(games, unfinished, won, means, turns / (double) played, tallies);
    }
  }
}

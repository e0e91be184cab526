package org.lunartable.engine.advisor;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Bits;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Move;
import org.lunartable.engine.lunarcommand.fast.Mover;

/**
 * Plays many games of two players against each other, to try out house rules and skills. Games come
 * in fours that share their dice: each player once with each colour, each colour once as the first,
 * so that neither colour nor the first turn favours a player. The same seed always gives the same
 * games. One thread each.
 */
public final class Simulation {

  /** So many games share their dice. Parts of a simulation should begin with whole groups. */
  public static final int GROUP = 4;

  /** Games that still go on after so many turns are given up: only possible without LC-37a. */
  private static final int MOST_TURNS = 5_000;

  private final Rules rules;
  private final FastRules fast;
  private final Mover mover;
  private final List<Player> players;
  private final Field field = new Field();
  private final Field[] starts = new Field[2];

  /**
   * A table with two players.
   *
   * @param nodes positions that {@link Skill#STRONG} may judge in one turn
   */
  public Simulation(Rules rules, Skill first, Skill second, long nodes) {
    this.rules = rules;
    Bits bits = new Bits(rules);
    this.fast = bits.rules();
    this.mover = new Mover(fast);
    Rings rings = new Rings(fast.layout());
    this.players =
        List.of(
            player(rings, Question.of(first, nodes, 0)),
            player(rings, Question.of(second, nodes, 0)));
    for (Side side : Side.values()) {
      Position start = rules.start(side);
      starts[side == Side.ORANGE ? 0 : 1] = bits.field(start);
    }
  }

  private Player player(Rings rings, Question question) {
    return new Player(fast, new Search(fast, rings, question), question);
  }

  /** The rules played by. */
  public Rules rules() {
    return rules;
  }

  /**
   * Plays games and counts them.
   *
   * @param stop asked between games
   */
  public Statistics play(int games, long seed, BooleanSupplier stop) {
    return play(0, games, seed, stop);
  }

  /**
   * Plays some of many games, so that several threads can share them, each with a simulation of its
   * own: what they count adds up to the same.
   *
   * @param from the number of the first game, counted from 0
   * @param to the number after the last game
   * @param stop asked between games
   */
  public Statistics play(int from, int to, long seed, BooleanSupplier stop) {
    Statistics statistics = new Statistics();
    for (int game = from; game < to && !stop.getAsBoolean(); game++) {
      play(game, seed, statistics);
      if (game % GROUP == GROUP - 1) {
        statistics.endGroup();
      }
    }
    statistics.endGroup();
    return statistics;
  }

  /** What the die shows in four games that are played from each side and with each beginner. */
  static SplittableRandom dice(long seed, int group) {
    return new SplittableRandom(mixed(seed) + group);
  }

  /** Some seeds of this generator give the numbers of others, only later; mixed ones do not. */
  private static long mixed(long seed) {
    return new SplittableRandom(seed).nextLong();
  }

  private void play(int game, long seed, Statistics statistics) {
    int orange = game & 1; // which player has orange
    int first = (game >> 1) & 1;
    SplittableRandom dice = dice(seed, game / GROUP);
    SplittableRandom chances = new SplittableRandom(~mixed(seed) + game);
    SplittableRandom[] choices = {chances.split(), chances.split()};
    field.copyFrom(starts[first]);
    int turns = 0;
    while (turns < MOST_TURNS && !mover.isOver(field)) {
      turns++;
      mover.roll(field, dice.nextInt(fast.faces().size()));
      int player = field.side() == 0 ? orange : 1 - orange;
      for (int action : players.get(player).choose(field, choices[player])) {
        statistics.used()[Move.kind(action)]++;
        mover.play(field, action);
      }
    }
    statistics.add(field, fast, mover, orange, first, turns);
  }
}

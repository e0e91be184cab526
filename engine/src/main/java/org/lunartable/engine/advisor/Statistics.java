package org.lunartable.engine.advisor;

import java.util.Arrays;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.lunarcommand.fast.Move;
import org.lunartable.engine.lunarcommand.fast.Mover;

/** What came out of many games. */
public final class Statistics {

  /** How a game ended. */
  public enum End {
    TARGET,
    WALLS_USED_UP,
    COLOUR_USED_UP,
    QUIET,
    GIVEN_UP
  }

  private final long[] used = new long[Move.KINDS];
  private final int[] ends = new int[End.values().length];
  private double firstPlayer;
  private double orange;
  private double firstTurn;
  private int games;
  private long turns;
  private long turnsSquared;
  private int longest;
  private int draws;
  private int pointless;
  private long points;

  long[] used() {
    return used;
  }

  @SuppressWarnings("EnumOrdinal") // counts by ending
  void add(Field f, FastRules rules, Mover mover, int orangePlayer, int first, int length) {
    games++;
    turns += length;
    turnsSquared += (long) length * length;
    longest = Math.max(longest, length);
    ends[end(f, rules, mover).ordinal()]++;
    points += f.score(0) + f.score(1);
    pointless += f.score(0) + f.score(1) == 0 ? 1 : 0;
    int lead = Integer.signum(Mover.lead(f));
    draws += lead == 0 ? 1 : 0;
    double forOrange = 0.5 + 0.5 * lead;
    orange += forOrange;
    firstPlayer += orangePlayer == 0 ? forOrange : 1 - forOrange;
    firstTurn += first == 0 ? forOrange : 1 - forOrange;
  }

  /** Counts other games, too. */
  public void add(Statistics other) {
    Arrays.setAll(used, kind -> used[kind] + other.used[kind]);
    Arrays.setAll(ends, end -> ends[end] + other.ends[end]);
    firstPlayer += other.firstPlayer;
    orange += other.orange;
    firstTurn += other.firstTurn;
    games += other.games;
    turns += other.turns;
    turnsSquared += other.turnsSquared;
    longest = Math.max(longest, other.longest);
    draws += other.draws;
    pointless += other.pointless;
    points += other.points;
  }

  private static End end(Field f, FastRules rules, Mover mover) {
    if (Math.max(f.score(0), f.score(1)) >= rules.points().target()) {
      return End.TARGET;
    } else if (f.straight() + f.square() == 0) {
      return End.WALLS_USED_UP;
    } else if (rules.quietTurns() > 0 && f.quiet() >= rules.quietTurns()) {
      return End.QUIET;
    }
    return mover.isOver(f) ? End.COLOUR_USED_UP : End.GIVEN_UP;
  }

  public int games() {
    return games;
  }

  public double meanTurns() {
    return games == 0 ? 0 : (double) turns / games;
  }

  /** The standard deviation of the number of turns. */
  public double spreadOfTurns() {
    double mean = meanTurns();
    return games == 0 ? 0 : Math.sqrt(Math.max(0, (double) turnsSquared / games - mean * mean));
  }

  public int longest() {
    return longest;
  }

  public Share draws() {
    return new Share(games, draws);
  }

  /** Games in which nobody scored. */
  public Share pointless() {
    return new Share(games, pointless);
  }

  /** Points of both sides together, on average. */
  public double meanPoints() {
    return games == 0 ? 0 : (double) points / games;
  }

  @SuppressWarnings("EnumOrdinal") // counts by ending
  public Share ends(End end) {
    return new Share(games, ends[end.ordinal()]);
  }

  /** How the player named first did. */
  public Share firstPlayer() {
    return new Share(games, firstPlayer);
  }

  /** How orange did. */
  public Share orange() {
    return new Share(games, orange);
  }

  /** How the side that began did. */
  public Share firstTurn() {
    return new Share(games, firstTurn);
  }

  /** Actions of one kind of {@link Move} in all games. */
  public long actions(int kind) {
    return used[kind];
  }

  /** Actions of all kinds. */
  public long actions() {
    long sum = 0;
    for (long count : used) {
      sum += count;
    }
    return sum;
  }
}

package org.lunartable.engine.advisor;

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
  private final Share firstPlayer = new Share();
  private final Share orange = new Share();
  private final Share firstTurn = new Share();
  private int games;
  private long turns;
  private long turnsSquared;
  private int longest;
  private int draws;
  private int pointless;
  private long points;

  /** Results of one kind of player: a win counts 1, a draw a half. */
  public static final class Share {
    private int games;
    private double sum;
    private double squares;

    void add(double result) {
      games++;
      sum += result;
      squares += result * result;
    }

    public double mean() {
      return games == 0 ? 0.5 : sum / games;
    }

    /** Half of the 95 % confidence interval of the mean, by the normal approximation. */
    public double margin() {
      if (games < 2) {
        return 0.5;
      }
      double variance = (squares - sum * sum / games) / (games - 1);
      return 1.96 * Math.sqrt(Math.max(0, variance) / games);
    }
  }

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
    orange.add(forOrange);
    firstPlayer.add(orangePlayer == 0 ? forOrange : 1 - forOrange);
    firstTurn.add(first == 0 ? forOrange : 1 - forOrange);
  }

  private static End end(Field f, FastRules rules, Mover mover) {
    if (Math.max(f.score(0), f.score(1)) >= rules.target()) {
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

  public int draws() {
    return draws;
  }

  /** Games in which nobody scored. */
  public int pointless() {
    return pointless;
  }

  /** Points of both sides together, on average. */
  public double meanPoints() {
    return games == 0 ? 0 : (double) points / games;
  }

  @SuppressWarnings("EnumOrdinal") // counts by ending
  public int ends(End end) {
    return ends[end.ordinal()];
  }

  /** How the player named first did. */
  public Share firstPlayer() {
    return firstPlayer;
  }

  /** How orange did. */
  public Share orange() {
    return orange;
  }

  /** How the side that began did. */
  public Share firstTurn() {
    return firstTurn;
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

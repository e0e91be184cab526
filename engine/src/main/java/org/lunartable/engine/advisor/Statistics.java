package org.lunartable.engine.advisor;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
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
  private final List<Tally> ends = Stream.generate(Tally::new).limit(End.values().length).toList();
  private final Tally firstPlayer = new Tally();
  private final Tally orange = new Tally();
  private final Tally firstTurn = new Tally();
  private final Tally draws = new Tally();
  private final Tally pointless = new Tally();
  private int games;
  private long turns;
  private long turnsSquared;
  private int longest;
  private long points;

  long[] used() {
    return used;
  }

  void add(Field f, FastRules rules, Mover mover, int orangePlayer, int first, int length) {
    games++;
    turns += length;
    turnsSquared += (long) length * length;
    longest = Math.max(longest, length);
    End end = end(f, rules, mover);
    for (End one : End.values()) {
      tally(one).add(one == end);
    }
    points += f.score(0) + f.score(1);
    pointless.add(f.score(0) + f.score(1) == 0);
    int lead = Integer.signum(Mover.lead(f));
    draws.add(lead == 0);
    double forOrange = 0.5 + 0.5 * lead;
    orange.add(forOrange);
    firstPlayer.add(orangePlayer == 0 ? forOrange : 1 - forOrange);
    firstTurn.add(first == 0 ? forOrange : 1 - forOrange);
  }

  /** The next game has other dice than those since the last call. */
  void endGroup() {
    tallies().forEach(Tally::endGroup);
  }

  private List<Tally> tallies() {
    return Stream.concat(Stream.of(firstPlayer, orange, firstTurn, draws, pointless), ends.stream())
        .toList();
  }

  /** Counts other games, too. */
  public void add(Statistics other) {
    Arrays.setAll(used, kind -> used[kind] + other.used[kind]);
    List<Tally> others = other.tallies();
    List<Tally> ours = tallies();
    for (int i = 0; i < ours.size(); i++) {
      ours.get(i).add(others.get(i));
    }
    games += other.games;
    turns += other.turns;
    turnsSquared += other.turnsSquared;
    longest = Math.max(longest, other.longest);
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
    return draws.share();
  }

  /** Games in which nobody scored. */
  public Share pointless() {
    return pointless.share();
  }

  /** Points of both sides together, on average. */
  public double meanPoints() {
    return games == 0 ? 0 : (double) points / games;
  }

  public Share ends(End end) {
    return tally(end).share();
  }

  @SuppressWarnings("EnumOrdinal") // counts by ending
  private Tally tally(End end) {
    return ends.get(end.ordinal());
  }

  /** How the player named first did. */
  public Share firstPlayer() {
    return firstPlayer.share();
  }

  /** How orange did. */
  public Share orange() {
    return orange.share();
  }

  /** How the side that began did. */
  public Share firstTurn() {
    return firstTurn.share();
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

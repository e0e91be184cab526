package org.lunartable.engine.cardgame;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came of games so far, in whole numbers, so that the order of adding changes nothing. */
public final class GameTally {

  /** A win, so that two to five can share it evenly. */
  private static final int WIN = 60;

  private final long[] wins;
  private final long[] points;
  private final long[] squares;
  private final Map<String, Integer> tallies = new TreeMap<>();
  private int games;
  private int unfinished;
  private long turns;

  GameTally(int seats) {
    wins = new long[seats];
    points = new long[seats];
    squares = new long[seats];
  }

  void addUnfinished() {
    unfinished++;
  }

  void add(List<Integer> winners, List<Integer> totals, int turnsPlayed, List<String> words) {
    games++;
    turns += turnsPlayed;
    for (int seat : winners) {
      wins[seat] += WIN / winners.size();
    }
    for (int seat = 0; seat < points.length; seat++) {
      long total = totals.get(seat);
      points[seat] += total;
      squares[seat] += total * total;
    }
    words.forEach(word -> tallies.merge(word, 1, Integer::sum));
  }

  /** With the games of another part. */
  public GameTally add(GameTally other) {
    games += other.games;
    unfinished += other.unfinished;
    turns += other.turns;
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += other.wins[seat];
      points[seat] += other.points[seat];
      squares[seat] += other.squares[seat];
    }
    other.tallies.forEach((word, times) -> tallies.merge(word, times, Integer::sum));
    return this;
  }

  /** What came of them. */
  public GameLab.Findings findings() {
    double played = Math.max(1, games);
    List<Double> means = Arrays.stream(points).mapToObj(sum -> sum / played).toList();
    List<Double> won = Arrays.stream(wins).mapToObj(sum -> sum / (double) WIN).toList();
    List<Double> spread = Arrays.stream(seats()).mapToObj(this::spread).toList();
    return new GameLab.Findings(games, unfinished, won, means, spread, turns / played, tallies);
  }

  private int[] seats() {
    int[] seats = new int[wins.length];
    Arrays.setAll(seats, seat -> seat);
    return seats;
  }

  private double spread(int seat) {
    if (games < 2) {
      return 0;
    }
    double mean = points[seat] / (double) games;
    return Math.sqrt(Math.max(0, (squares[seat] - mean * points[seat]) / (games - 1)));
  }
}

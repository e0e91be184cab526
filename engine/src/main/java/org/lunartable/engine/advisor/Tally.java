package org.lunartable.engine.advisor;

/**
 * Counts how often something happened in games that come in groups sharing their dice. Games of one
 * group are alike, so they say less than as many games with dice of their own: how much less shows
 * in how far the groups lie apart.
 */
final class Tally {

  private int games;
  private double times;
  private int groups;
  private int groupGames;
  private double groupTimes;

  // Sums over the groups that are complete.
  private double timesSquared;
  private double timesByGames;
  private double gamesSquared;

  /**
   * Counts one game.
   *
   * @param result 1 when it happened, 0 when not, a half for a draw
   */
  void add(double result) {
    groupGames++;
    groupTimes += result;
    games++;
    times += result;
  }

  void add(boolean happened) {
    add(happened ? 1 : 0);
  }

  /** The next game has other dice. */
  void endGroup() {
    if (groupGames > 0) {
      groups++;
      timesSquared += groupTimes * groupTimes;
      timesByGames += groupTimes * groupGames;
      gamesSquared += (double) groupGames * groupGames;
    }
    groupGames = 0;
    groupTimes = 0;
  }

  /** Counts what another has counted, which must be at the end of a group. */
  void add(Tally other) {
    games += other.games;
    times += other.times;
    groups += other.groups;
    timesSquared += other.timesSquared;
    timesByGames += other.timesByGames;
    gamesSquared += other.gamesSquared;
  }

  Share share() {
    return new Share(games, times, independent());
  }

  /**
   * How many games with dice of their own would say as much (Kish's effective size), at most as
   * many as there were: dice played from both sides may say more, which is left out.
   */
  private double independent() {
    double mean = games == 0 ? 0 : times / games;
    double apart = timesSquared - 2 * mean * timesByGames + mean * mean * gamesSquared;
    if (groups < 2 || apart <= 0) {
      return games;
    }
    double variance = apart / games / games * groups / (groups - 1);
    return Math.min(games, mean * (1 - mean) / variance);
  }
}

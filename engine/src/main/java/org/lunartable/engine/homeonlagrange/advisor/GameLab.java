package org.lunartable.engine.homeonlagrange.advisor;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.homeonlagrange.cards.Catalogue;
import org.lunartable.engine.homeonlagrange.rules.Referee;
import org.lunartable.engine.homeonlagrange.rules.SetUp;
import org.lunartable.engine.homeonlagrange.scoring.MakeUp;
import org.lunartable.engine.homeonlagrange.scoring.Standing;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;

/** Plays many games and tells what came of them. */
public final class GameLab {

  /** Players who never finish are stopped: no game of the levels known takes as long. */
  private static final int MOST_DECISIONS = 20_000;

  private final Catalogue catalogue;
  private final List<Level> levels;

  /** With these cards; a level for each seat, 2 to 5. */
  public GameLab(Catalogue catalogue, List<Level> levels) {
    this.catalogue = catalogue;
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
   * @param makeUps how often each make-up was built, by its word
   */
  public record Findings(
      int games,
      int unfinished,
      List<Double> wins,
      List<Double> points,
      double turns,
      Map<String, Integer> makeUps) {
    public Findings {
      wins = List.copyOf(wins);
      points = List.copyOf(points);
      makeUps = Collections.unmodifiableMap(new TreeMap<>(makeUps));
    }
  }

  /**
   * Plays; the player who starts goes round.
   *
   * @param stop asked before each game
   */
  public Findings play(int games, long seed, BooleanSupplier stop) {
    Tally tally = new Tally(levels.size());
    for (int game = 0; game < games && !stop.getAsBoolean(); game++) {
      tally.add(play(game, seed));
    }
    return tally.findings();
  }

  private State play(int game, long seed) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + game);
    State state = SetUp.deal(catalogue, levels.size(), game % levels.size(), random.nextLong());
    for (int i = 0; i < MOST_DECISIONS && !state.over(); i++) {
      state = Referee.apply(state, levels.get(state.decider()).choose(state, random), event -> {});
    }
    return state;
  }

  private static final class Tally {
    private final double[] wins;
    private final double[] points;
    private final Map<String, Integer> makeUps = new TreeMap<>();
    private int games;
    private int unfinished;
    private long turns;

    Tally(int seats) {
      wins = new double[seats];
      points = new double[seats];
    }

    void add(State end) {
      if (!end.over()) {
        unfinished++;
        return;
      }
      games++;
      turns += end.turn().number();
      List<Station> stations = end.admirals().stream().map(Admiral::station).toList();
      Standing standing = Standing.of(stations);
      for (int seat : standing.winners()) {
        wins[seat] += 1.0 / standing.winners().size();
      }
      for (int seat = 0; seat < stations.size(); seat++) {
        points[seat] += standing.scores().get(seat).total();
        MakeUp.of(stations.get(seat).modules().stream().map(one -> one.module().type()).toList())
            .ifPresent(makeUp -> makeUps.merge(makeUp.text(), 1, Integer::sum));
      }
    }

    Findings findings() {
      int played = Math.max(1, games);
      List<Double> means = Arrays.stream(points).map(sum -> sum / played).boxed().toList();
      List<Double> won = Arrays.stream(wins).boxed().toList();
      return new Findings(games, unfinished, won, means, turns / (double) played, makeUps);
    }
  }
}

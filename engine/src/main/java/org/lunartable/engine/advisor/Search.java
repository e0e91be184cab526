package org.lunartable.engine.advisor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.lunartable.engine.lunarcommand.fast.FastRules;
import org.lunartable.engine.lunarcommand.fast.Field;

/**
 * Chooses a turn: all turns are judged as they are, the better ones by looking one turn of the
 * other side ahead, the best of these two turns ahead, and so on while nodes are left. How many are
 * looked at is settled before each stage, so threads do not change the answer.
 */
final class Search {

  /** How many turns are followed how deep, at most. */
  private static final int[] WIDTHS = {Integer.MAX_VALUE, 64, 16, 6, 4};

  /** How many positions of a spacewalk are followed after each step. */
  private static final int BEAM = 12;

  /** How much more looking one turn further costs, about: one reply for each kind of option. */
  private static final int DEEPER = 5;

  private final List<Searcher> searchers;
  private final Executor executor;
  private final BooleanSupplier stop;
  private final Turns turns = new Turns();

  /** A search with as many threads as the question has. */
  Search(FastRules rules, Rings rings, Question question) {
    this.searchers =
        IntStream.range(0, question.threads()).mapToObj(i -> new Searcher(rules, rings)).toList();
    this.executor = question.executor();
    this.stop = question.stop();
  }

  /** The turns that the last ranking was about. */
  Turns turns() {
    return turns;
  }

  /** Positions judged so far. */
  long nodes() {
    return searchers.stream().mapToLong(Searcher::nodes).sum();
  }

  /**
   * Ranks all turns of a rolled position.
   *
   * @param nodes positions to judge, about; 0 to look at no reply
   */
  Ranking rank(Field rolled, long nodes, SplittableRandom random) {
    long before = nodes();
    searchers.get(0).turns(rolled, BEAM, turns, stop);
    Ranking ranking = new Ranking(turns, random);
    long cost = Math.max(50, nodes() - before);
    int least = Math.min(2, ranking.count());
    for (int depth = 1; depth < WIDTHS.length && !stop.getAsBoolean(); depth++) {
      long affordable = Math.max(0, nodes - (nodes() - before)) / cost;
      int width = (int) Math.min(affordable, Math.min(WIDTHS[depth], ranking.width()));
      if (width < least) {
        break;
      }
      long spent = nodes();
      int done = deepen(rolled, ranking, depth, width);
      if (done < least) {
        break;
      }
      ranking.resort(done);
      cost = Math.max(1, DEEPER * (nodes() - spent) / done);
    }
    return ranking;
  }

  /** Ranks all turns without looking ahead, and among them this one, which may be another. */
  Ranking rankWith(int[] turn, Field rolled, SplittableRandom random) {
    searchers.get(0).turns(rolled, BEAM, turns, stop);
    if (turns.find(turn) < 0) {
      turns.add(turn, turn.length, searchers.get(0).value(rolled, turn));
    }
    return new Ranking(turns, random);
  }

  /**
   * Ranks all turns of a rolled position, the first ones by looking at the replies to them: always
   * as many, so that the same look is taken at every position.
   */
  Ranking rankReplies(Field rolled, int width, SplittableRandom random) {
    searchers.get(0).turns(rolled, BEAM, turns, stop);
    Ranking ranking = new Ranking(turns, random);
    ranking.resort(deepen(rolled, ranking, 1, Math.min(width, ranking.count())));
    return ranking;
  }

  /** Looks at the first turns of the ranking more deeply; tells how many it got done. */
  private int deepen(Field rolled, Ranking ranking, int depth, int width) {
    double[] values = new double[width];
    long[] visits = new long[width];
    Arrays.fill(values, Double.NaN);
    List<CompletableFuture<Void>> helpers = new ArrayList<>();
    for (int t = 1; t < searchers.size(); t++) {
      int thread = t;
      helpers.add(
          CompletableFuture.runAsync(
              () -> share(thread, rolled, ranking, depth, values, visits), executor));
    }
    share(0, rolled, ranking, depth, values, visits);
    helpers.forEach(CompletableFuture::join);
    int done = 0;
    while (done < width && !Double.isNaN(values[done])) {
      ranking.deepen(done, values[done], visits[done]);
      done++;
    }
    return done;
  }

  /** One thread's share of the turns. */
  private void share(
      int thread, Field rolled, Ranking ranking, int depth, double[] values, long[] visits) {
    Searcher searcher = searchers.get(thread);
    Field after = new Field();
    for (int i = thread; i < values.length && !stop.getAsBoolean(); i += searchers.size()) {
      int turn = ranking.at(i);
      after.copyFrom(rolled);
      for (int n = 0; n < turns.length(turn); n++) {
        searcher.mover().play(after, turns.action(turn, n));
      }
      long before = searcher.nodes();
      double value = searcher.expectation(after, depth, stop);
      visits[i] = searcher.nodes() - before;
      values[i] = stop.getAsBoolean() ? Double.NaN : Searcher.forSide(value, rolled.side());
    }
  }
}

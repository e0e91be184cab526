package org.lunartable.engine.advisor;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.lunarcommand.fast.Field;

/**
 * Chooses a turn: all turns are judged as they are, the better ones by looking one turn of the
 * other side ahead, the best of these two turns ahead, and so on while nodes are left. One thread
 * each.
 */
final class Search {

  /** How many turns are followed how deep, at most. */
  private static final int[] WIDTHS = {Integer.MAX_VALUE, 48, 12, 5};

  private final Searcher searcher;
  private final long nodes;
  private final int beam;
  private final Turns turns = new Turns();
  private final Field child = new Field();

  Search(Searcher searcher, long nodes, int beam) {
    this.searcher = searcher;
    this.nodes = nodes;
    this.beam = beam;
  }

  /** The actions of the best turn of a rolled position. */
  int[] best(Field rolled, boolean ahead, SplittableRandom random) {
    Ranking ranking = rank(rolled, ahead, random, () -> false);
    return turns.actions(ranking.best());
  }

  Turns turns() {
    return turns;
  }

  long nodes() {
    return searcher.nodes();
  }

  /** Ranks all turns of a rolled position. */
  Ranking rank(Field rolled, boolean ahead, SplittableRandom random, BooleanSupplier stop) {
    long limit = searcher.nodes() + nodes;
    searcher.turns(rolled, beam, turns);
    Ranking ranking = new Ranking(turns, random);
    for (int depth = 1; ahead && depth < WIDTHS.length && turns.count() > 1; depth++) {
      int width = Math.min(WIDTHS[depth], ranking.width());
      int done = 0;
      while (done < width && searcher.nodes() < limit && !stop.getAsBoolean()) {
        int turn = ranking.at(done);
        double value = value(rolled, turn, depth, stop);
        if (stop.getAsBoolean()) {
          break;
        }
        ranking.deepen(done++, value);
      }
      if (!ranking.resort(done)) {
        break;
      }
    }
    return ranking;
  }

  private double value(Field rolled, int turn, int depth, BooleanSupplier stop) {
    child.copyFrom(rolled);
    for (int i = 0; i < turns.length(turn); i++) {
      searcher.mover().play(child, turns.action(turn, i));
    }
    return Searcher.forSide(searcher.expectation(child, depth, stop), rolled.side());
  }
}

package org.lunartable.engine.advisor;

import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Turns in the order of their worth, best first; those looked at more deeply stand in front. */
final class Ranking {

  private final double[] values;
  private final int[] order;
  private final double[] luck;
  private int width;

  Ranking(Turns turns, SplittableRandom random) {
    values = new double[turns.count()];
    luck = new double[turns.count()];
    for (int i = 0; i < values.length; i++) {
      values[i] = turns.value(i);
      luck[i] = random.nextDouble();
    }
    order = IntStream.range(0, values.length).toArray();
    width = values.length;
    sort(width);
  }

  /** The number of turns looked at as deeply as the best one. */
  int width() {
    return width;
  }

  int best() {
    return order[0];
  }

  /** The turn at this place of the order. */
  int at(int place) {
    return order[place];
  }

  double value(int turn) {
    return values[turn];
  }

  int count() {
    return order.length;
  }

  /** A deeper look gave the turn at this place another value. */
  void deepen(int place, double value) {
    values[order[place]] = value;
  }

  /**
   * Sorts the first ones anew after they were looked at more deeply.
   *
   * @return whether all were, so that it makes sense to look deeper still
   */
  boolean resort(int done) {
    boolean all = done == width || done > 1;
    if (done > 0) {
      width = done;
      sort(done);
    }
    return all;
  }

  private void sort(int first) {
    int[] sorted =
        IntStream.of(order)
            .limit(first)
            .boxed()
            .sorted(
                Comparator.comparingDouble((Integer turn) -> -values[turn])
                    .thenComparingDouble(turn -> luck[turn]))
            .mapToInt(Integer::intValue)
            .toArray();
    System.arraycopy(sorted, 0, order, 0, first);
  }
}

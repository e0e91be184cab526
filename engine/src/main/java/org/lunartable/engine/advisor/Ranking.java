package org.lunartable.engine.advisor;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Turns in the order of their worth, best first; those looked at more deeply stand in front. */
final class Ranking {

  private final double[] values;
  private final long[] visits;
  private final int[] lengths;
  private final double[] luck;
  private final int[] order;
  private int width;

  /** All turns by their values without looking ahead; of equal ones the shortest, else any. */
  Ranking(Turns turns, SplittableRandom random) {
    int count = turns.count();
    values = new double[count];
    visits = new long[count];
    lengths = new int[count];
    luck = new double[count];
    for (int i = 0; i < count; i++) {
      values[i] = turns.value(i);
      lengths[i] = turns.length(i);
      luck[i] = random.nextDouble();
    }
    Arrays.fill(visits, 1);
    order = IntStream.range(0, count).toArray();
    resort(count);
  }

  /** The number of turns looked at as deeply as the best one. */
  int width() {
    return width;
  }

  int count() {
    return order.length;
  }

  /** The turn at this place of the order. */
  int at(int place) {
    return order[place];
  }

  /** What the turn at this place is worth to the player to move. */
  double value(int place) {
    return values[order[place]];
  }

  /** Positions judged for the turn at this place. */
  long visits(int place) {
    return visits[order[place]];
  }

  /** A deeper look gave the turn at this place another value. */
  void deepen(int place, double value, long nodes) {
    values[order[place]] = value;
    visits[order[place]] += nodes;
  }

  /** Sorts the first ones anew after they were looked at more deeply. */
  void resort(int first) {
    width = first;
    int[] sorted =
        Arrays.stream(order)
            .limit(first)
            .boxed()
            .sorted(
                Comparator.comparingDouble((Integer turn) -> -values[turn])
                    .thenComparingInt(turn -> lengths[turn])
                    .thenComparingDouble(turn -> luck[turn]))
            .mapToInt(Integer::intValue)
            .toArray();
    System.arraycopy(sorted, 0, order, 0, first);
  }
}

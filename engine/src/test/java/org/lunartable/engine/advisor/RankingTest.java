package org.lunartable.engine.advisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The order of turns by their worth")
class RankingTest {

  private final Turns turns = new Turns();

  private Ranking ranking(double... values) {
    turns.clear();
    for (double value : values) {
      turns.add(new int[] {turns.count()}, 1, value);
    }
    return new Ranking(turns, new SplittableRandom(1));
  }

  private static List<Integer> order(Ranking ranking) {
    return IntStream.range(0, ranking.count()).mapToObj(ranking::at).toList();
  }

  @Test
  void theBestComesFirst() {
    assertThat(order(ranking(0.2, 0.9, 0.5))).containsExactly(1, 2, 0);
  }

  @Test
  void ofEqualOnesTheShorterComesFirst() {
    turns.add(new int[] {7, 8, 9}, 3, 0.5);
    turns.add(new int[] {7}, 1, 0.5);
    assertThat(new Ranking(turns, new SplittableRandom(1)).at(0)).isEqualTo(1);
  }

  @Test
  void ofEqualOnesOfOneLengthAnyComesFirst() {
    double[] same = new double[20];
    Arrays.fill(same, 0.5);
    ranking(same);
    assertThat(
            IntStream.range(0, 20)
                .map(seed -> new Ranking(turns, new SplittableRandom(seed)).at(0))
                .distinct()
                .count())
        .isGreaterThan(5);
  }

  @Test
  void aTurnLookedAtMoreDeeplyMovesAmongThoseLookedAtLikeIt() {
    Ranking ranking = ranking(0.9, 0.8, 0.7);
    ranking.deepen(0, 0.1, 50);
    ranking.deepen(1, 0.3, 50);
    ranking.resort(2);
    assertThat(order(ranking)).containsExactly(1, 0, 2);
    assertThat(ranking.width()).isEqualTo(2);
    assertThat(ranking.visits(0)).isEqualTo(51);
  }
}

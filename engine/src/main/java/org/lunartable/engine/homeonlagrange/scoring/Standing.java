package org.lunartable.engine.homeonlagrange.scoring;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.Readings.EqualTotals;
import org.lunartable.engine.homeonlagrange.state.Station;

/**
 * All stations' scores, by seat.
 *
 * @param winners the seats with the highest total; several share the win (HL-19)
 */
public record Standing(List<Score> scores, List<Integer> winners) {

  private static final Comparator<Score> BY_TOTAL = Comparator.comparingInt(Score::total);

  private static final Comparator<Score> THEN_BY_MAKE_UP =
      BY_TOTAL.thenComparingInt(score -> score.of(ScoreLine.Kind.MAKE_UP));

  public static Standing of(List<Station> stations, Readings readings) {
    List<Score> scores = stations.stream().map(station -> Score.of(station, readings)).toList();
    Comparator<Score> better =
        readings.equalTotals() == EqualTotals.MAKE_UP ? THEN_BY_MAKE_UP : BY_TOTAL;
    Score best = scores.stream().max(better).orElseThrow();
    List<Integer> winners =
        IntStream.range(0, scores.size())
            .filter(seat -> better.compare(scores.get(seat), best) == 0)
            .boxed()
            .toList();
    return new Standing(scores, winners);
  }
}

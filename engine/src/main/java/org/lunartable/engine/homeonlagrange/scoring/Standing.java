package org.lunartable.engine.homeonlagrange.scoring;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.homeonlagrange.state.Station;

/**
 * All stations' scores, by seat.
 *
 * @param winners the seats with the highest total; several share the win (HL-19)
 */
public record Standing(List<Score> scores, List<Integer> winners) {

  public static Standing of(List<Station> stations) {
    List<Score> scores = stations.stream().map(Score::of).toList();
    int most = scores.stream().mapToInt(Score::total).max().orElse(0);
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < scores.size(); seat++) {
      if (scores.get(seat).total() == most) {
        winners.add(seat);
      }
    }
    return new Standing(scores, List.copyOf(winners));
  }
}

package org.lunartable.engine.spacelab.scoring;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.lunartable.engine.spacelab.state.State;

/** All players' scores, by seat. */
public record Standing(List<Score> scores) {

  /** More points, then more projects (SL-11). */
  private static final Comparator<Score> BETTER =
      Comparator.comparingInt(Score::total).thenComparingInt(Score::projects);

  public Standing {
    scores = List.copyOf(scores);
  }

  public static Standing of(State state) {
    return new Standing(
        state.players().stream()
            .map(player -> Score.of(player.station(), player.projects()))
            .toList());
  }

  /** The seats that win; several share the win. */
  public List<Integer> winners() {
    Score best = scores.stream().max(BETTER).orElseThrow();
    return IntStream.range(0, scores.size())
        .filter(seat -> BETTER.compare(scores.get(seat), best) == 0)
        .boxed()
        .toList();
  }
}

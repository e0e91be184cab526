package org.lunartable.engine.homeonlagrange.advisor;

import java.util.EnumMap;
import java.util.Map;
import org.lunartable.engine.homeonlagrange.cards.ModuleCard;
import org.lunartable.engine.homeonlagrange.cards.ModuleType;
import org.lunartable.engine.homeonlagrange.cards.ResourceCard;
import org.lunartable.engine.homeonlagrange.scoring.Score;
import org.lunartable.engine.homeonlagrange.state.Admiral;
import org.lunartable.engine.homeonlagrange.state.State;
import org.lunartable.engine.homeonlagrange.state.Station;

/** How good a game looks for one player, in points. The weights were tried out by play. */
final class Worth {

  private static final double PER_MODULE = 700;
  private static final double PER_HAND_POINT = 0.35;
  private static final double MATCHING_HAND_POINT = 0.6;
  private static final double OF_RIVAL = 0.6;
  private static final double OF_BONUS = 0.7;
  private static final double OF_WINNING = 4000;
  private static final double MOST_IN_HAND = 1200;

  private Worth() {}

  /** Own prospects against those of the best other player. */
  static double of(State state, int seat) {
    double rival = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < state.players(); other++) {
      if (other != seat) {
        rival = Math.max(rival, of(state, state.admiral(other)));
      }
    }
    double own = of(state, state.admiral(seat));
    double decided = state.over() ? Math.signum(own - rival) * OF_WINNING : 0;
    return own - OF_RIVAL * rival + decided;
  }

  private static double of(State state, Admiral admiral) {
    Station station = admiral.station();
    double built = Score.of(station, state.readings()).total() + PER_MODULE * station.size();
    return state.over() ? built : built + bonus(station) + Math.min(hand(admiral), MOST_IN_HAND);
  }

  /** What the make-up bonus may become: nothing more to hope for once the station is complete. */
  private static double bonus(Station station) {
    if (station.isComplete() || station.size() == 0) {
      return 0;
    }
    Map<ModuleType, Integer> counts = new EnumMap<>(ModuleType.class);
    station.modules().forEach(built -> counts.merge(built.module().type(), 1, Integer::sum));
    int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(1);
    int hoped = counts.size() == station.size() ? 3000 : most == station.size() ? 2200 : 1600;
    return OF_BONUS * hoped * station.size() / ModuleCard.STATION_SIZE;
  }

  private static double hand(Admiral admiral) {
    double worth = 0;
    for (ResourceCard card : admiral.hand()) {
      boolean fits =
          admiral.station().modules().stream()
              .anyMatch(built -> card.colour().matches(built.module().type()));
      worth += card.value() * (fits ? MATCHING_HAND_POINT : PER_HAND_POINT);
    }
    return worth;
  }
}

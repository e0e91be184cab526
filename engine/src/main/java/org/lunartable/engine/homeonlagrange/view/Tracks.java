package org.lunartable.engine.homeonlagrange.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.homeonlagrange.scoring.Score;
import org.lunartable.engine.homeonlagrange.state.Built;
import org.lunartable.engine.homeonlagrange.state.Laid;
import org.lunartable.engine.homeonlagrange.state.Readings;
import org.lunartable.engine.homeonlagrange.state.Station;
import org.lunartable.engine.screen.Block;

/** What each station is worth as far as all can see it: face-down cards count at the end only. */
public final class Tracks {

  /** How well the computer plays its seats, by the names of the companion's levels. */
  private static final String LEVEL = "steady";

  private Tracks() {}

  /** By seat. */
  public static Block.Tracks of(Seating seating, List<Station> stations, Readings readings) {
    boolean complete = stations.stream().allMatch(Station::isComplete);
    List<Block.Track> tracks = new ArrayList<>();
    for (int seat : seating.seats()) {
      Station station = stations.get(seat);
      int score = Score.of(complete ? station : open(station), readings).total();
      Optional<String> level = seating.isComputer(seat) ? Optional.of(LEVEL) : Optional.empty();
      tracks.add(
          new Block.Track(
              Seats.word(seat), seating.name(seat), score, List.of(), level, Optional.empty()));
    }
    return new Block.Tracks(0, List.copyOf(tracks));
  }

  private static Station open(Station station) {
    return new Station(
        station.modules().stream()
            .map(
                built ->
                    new Built(built.module(), built.laid().stream().filter(Laid::faceUp).toList()))
            .toList());
  }
}

package org.lunartable.engine.spacelab.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.cardgame.Seating;
import org.lunartable.engine.cardgame.Seats;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.spacelab.scoring.Score;

/** What each player has as far as all can see it: projects count at the end only (SL-14). */
public final class Tracks {

  /** How well the computer plays its seats, by the names of the companion's levels. */
  private static final String LEVEL = "steady";

  private Tracks() {}

  /** By seat. */
  public static Block.Tracks of(Seating seating, List<Score> open) {
    List<Block.Track> tracks = new ArrayList<>();
    for (int seat : seating.seats()) {
      Optional<String> level = seating.isComputer(seat) ? Optional.of(LEVEL) : Optional.empty();
      int score = open.get(seat).total();
      tracks.add(
          new Block.Track(
              Seats.word(seat), seating.name(seat), score, List.of(), level, Optional.empty()));
    }
    return new Block.Tracks(0, List.copyOf(tracks));
  }
}

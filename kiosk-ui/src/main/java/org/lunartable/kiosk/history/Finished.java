package org.lunartable.kiosk.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.journal.PastGames.Title;

/**
 * What counts of a finished game.
 *
 * @param result the winning seat or {@code draw}
 * @param tracks each seat's name and score
 * @param turns how many turns it took
 * @param stations the stations that were closed
 */
record Finished(
    Title title, String result, List<Block.Track> tracks, int turns, List<Closed> stations) {

  private static final String STATION = "station";

  /**
   * A station that was closed.
   *
   * @param seat who got it; empty for a tie
   * @param spaces how many movement spaces it has
   * @param points all points that it brought
   */
  record Closed(Optional<String> seat, int spaces, int points) {}

  /** The figures of this game; empty while it goes on. */
  static Optional<Finished> of(Title title, Session session) {
    Play last = session.play();
    return last.result().map(result -> of(title, session, result, last));
  }

  private static Finished of(Title title, Session session, String result, Play last) {
    int turns =
        last.screen(Viewer.TABLE)
            .blocks(Block.Log.class)
            .flatMap(block -> block.lines().stream())
            .mapToInt(Block.Line::turn)
            .max()
            .orElse(0);
    return new Finished(title, result, Summary.tracks(last), turns, stations(session));
  }

  private static List<Closed> stations(Session session) {
    List<Closed> found = new ArrayList<>();
    for (Session.Moment moment : session.moments()) {
      if (moment.before().take(moment.move()) instanceof Play.Taken taken) {
        taken.happenings().stream()
            .filter(happening -> happening.kind().equals(STATION))
            .map(Finished::closed)
            .forEach(found::add);
      }
    }
    return found;
  }

  private static Closed closed(Happening station) {
    Map<String, Integer> points = station.points();
    int sum = points.values().stream().mapToInt(Integer::intValue).sum();
    return new Closed(station.seat(), station.places().size(), sum);
  }

  /** The score of a seat; none for a seat that it has not. */
  Optional<Block.Track> track(String seat) {
    return tracks.stream().filter(track -> track.seat().equals(seat)).findFirst();
  }
}

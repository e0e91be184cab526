package org.lunartable.kiosk.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.PastGames.Title;

/**
 * What is to be known of the newest games, each of which is read once for as long as it is one of
 * them. Safe to use from any thread.
 *
 * @param <T> what is known of a game
 */
final class ReadOnce<T> {

  private final RecordedGames games;
  private final int most;
  private final BiFunction<Title, Optional<Session>, T> reader;
  private final Map<Title, T> known = new ConcurrentHashMap<>();

  /**
   * Nothing is read yet.
   *
   * @param most how many games
   * @param reader reads a game, which is empty when it cannot be understood; never null
   */
  ReadOnce(RecordedGames games, int most, BiFunction<Title, Optional<Session>, T> reader) {
    this.games = games;
    this.most = most;
    this.reader = reader;
  }

  /** The newest first. */
  List<T> newest() throws JournalProblem {
    List<Title> titles = games.newest(most);
    known.keySet().retainAll(titles);
    List<T> found = new ArrayList<>();
    for (Title title : titles) {
      T one = known.get(title);
      if (one == null) {
        one = reader.apply(title, games.session(title));
        known.put(title, one);
      }
      found.add(one);
    }
    return found;
  }
}

package org.lunartable.kiosk.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.PastGames.Title;

/** Counts the finished games; each is read once. Safe to use from any thread. */
final class Counts {

  private static final int MOST_COUNTED = 1000;

  private final RecordedGames games;
  private final Map<Title, Optional<Finished>> known = new ConcurrentHashMap<>();

  Counts(RecordedGames games) {
    this.games = games;
  }

  List<Statistics> statistics() throws JournalProblem {
    List<Title> titles = games.newest(MOST_COUNTED);
    known.keySet().retainAll(titles);
    List<Finished> finished = new ArrayList<>();
    for (Title title : titles) {
      Optional<Finished> counted = known.get(title);
      if (counted == null) {
        counted = games.session(title).flatMap(session -> Finished.of(title, session));
        known.put(title, counted);
      }
      counted.ifPresent(finished::add);
    }
    return Statistics.of(finished);
  }
}

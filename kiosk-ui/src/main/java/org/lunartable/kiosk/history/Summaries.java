package org.lunartable.kiosk.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.Correction;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.PastGames.Title;

/** The list of the newest games; each is read once. Safe to use from any thread. */
final class Summaries {

  private static final int SHOWN = 50;

  private final RecordedGames games;
  private final Map<Title, Summary> known = new ConcurrentHashMap<>();

  Summaries(RecordedGames games) {
    this.games = games;
  }

  /** The newest first. */
  List<Summary> newest() throws JournalProblem {
    List<Title> titles = games.newest(SHOWN);
    known.keySet().retainAll(titles);
    List<Summary> summaries = new ArrayList<>();
    for (Title title : titles) {
      Summary summary = known.get(title);
      if (summary == null) {
        summary = of(title, games.session(title));
        known.put(title, summary);
      }
      summaries.add(summary);
    }
    return summaries;
  }

  static Summary of(Title title, Optional<Session> session) {
    return new Summary(
        title.id(),
        title.game(),
        title.startedMillis(),
        session.map(one -> one.moments().size()).orElse(0),
        session.map(Summaries::isCorrected).orElse(false),
        session.flatMap(one -> one.play().result()),
        session.map(one -> tracks(one.play())).orElse(List.of()));
  }

  private static boolean isCorrected(Session session) {
    return session.moments().stream()
        .anyMatch(moment -> moment.move().startsWith(Correction.PREFIX));
  }

  /** All tracks of a game, as they stand. */
  static List<Block.Track> tracks(Play play) {
    return play.screen(Viewer.TABLE)
        .blocks(Block.Tracks.class)
        .flatMap(block -> block.tracks().stream())
        .toList();
  }
}

package org.lunartable.kiosk.history;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.session.BrokenRecord;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.journal.PastGames.Title;
import org.lunartable.kiosk.journal.UnreadableGame;

/** The games of the journal, played again from what is recorded of them. */
record RecordedGames(Games games, PastGames past) {

  List<Title> newest(int most) throws JournalProblem {
    return past.newest(most);
  }

  Optional<Title> title(long id) throws JournalProblem {
    return past.title(id);
  }

  /** The game, unless a version of the program wrote it that this one does not understand. */
  Optional<Session> session(Title title) throws JournalProblem {
    try {
      return Optional.of(Session.replay(games, past.entries(title.id())));
    } catch (UnreadableGame | BrokenRecord unreadable) {
      return Optional.empty();
    }
  }
}

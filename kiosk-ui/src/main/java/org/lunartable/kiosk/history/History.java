package org.lunartable.kiosk.history;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.MovePictures;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.journal.PastGames.Title;

/** The games in the journal. Safe to use from any thread; never on the table thread. */
public final class History implements AutoCloseable {

  private static final int SHOWN = 50;
  private static final int MOST_COUNTED = 1000;

  private final RecordedGames games;
  private final MovePictures pictures;
  private final ReadOnce<Summary> summaries;
  private final ReadOnce<Optional<Finished>> finished;
  private final ReviewQueue<Title> reviews = new ReviewQueue<>();

  /** The history of these games. */
  public History(Games games, PastGames past) {
    this.games = new RecordedGames(games, past);
    this.pictures = past.pictures();
    this.summaries = new ReadOnce<>(this.games, SHOWN, Summary::of);
    this.finished =
        new ReadOnce<>(
            this.games,
            MOST_COUNTED,
            (title, session) -> session.flatMap(game -> Finished.of(title, game)));
  }

  /**
   * The newest games, the newest first, at most 50.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public List<Summary> newest() throws JournalProblem {
    return summaries.newest();
  }

  /**
   * A game, told move by move; empty when there is none with this number, or none that can be read.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public Optional<Story> story(long id) throws JournalProblem {
    Optional<Title> title = games.title(id);
    Optional<Session> session = title.isPresent() ? games.session(title.get()) : Optional.empty();
    return session.map(game -> Story.of(Summary.of(title.get(), session), game, pictures.of(id)));
  }

  /** The JPEG of what a device saw when a move was taken, by its frame's number. */
  public Optional<byte[]> picture(long id, int move) {
    return pictures.find(id, move);
  }

  /**
   * Looks back at a finished game, in the background, as long as somebody asks; empty when there is
   * none with this number. The game is read once, not with every question.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public Optional<Reviewing> review(long id) throws JournalProblem {
    Optional<Title> title = games.title(id);
    if (title.isEmpty()) {
      return Optional.empty();
    }
    Optional<Reviewing> known = reviews.of(title.get()).map(Reviewing::of);
    return known.isPresent() ? known : begin(title.get());
  }

  private Optional<Reviewing> begin(Title title) throws JournalProblem {
    return games
        .session(title)
        .map(
            session ->
                session.play().result().isEmpty()
                    ? Reviewing.NONE
                    : Reviewing.of(reviews.of(title, () -> session)));
  }

  /**
   * A game to take along; empty when there is none with this number, or none that can be written.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public Optional<SharedGame> shared(long id) throws JournalProblem {
    Optional<Title> title = games.title(id);
    Optional<Session> session = title.isPresent() ? games.session(title.get()) : Optional.empty();
    return session.flatMap(game -> SharedGame.of(games.games(), title.get().startedMillis(), game));
  }

  /**
   * What the finished games of the journal add up to, one for each game that was played.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public List<Statistics> statistics() throws JournalProblem {
    return Statistics.of(finished.newest().stream().flatMap(Optional::stream).toList());
  }

  /** Gives up the looks back that are under way. */
  @Override
  public void close() {
    reviews.close();
  }
}

package org.lunartable.kiosk.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.Correction;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.session.BrokenRecord;
import org.lunartable.engine.session.Session;
import org.lunartable.kiosk.history.Story.Frame;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.MovePictures;
import org.lunartable.kiosk.journal.PastGames;
import org.lunartable.kiosk.journal.PastGames.Title;
import org.lunartable.kiosk.journal.UnreadableGame;

/** The games in the journal. Safe to use from any thread; never on the table thread. */
public final class History implements AutoCloseable {

  private static final int SHOWN = 50;
  private static final int MOST_COUNTED = 1000;

  private final Games games;
  private final PastGames past;
  private final MovePictures pictures;
  private final Map<Title, Summary> known = new ConcurrentHashMap<>();
  private final Map<Title, Optional<Finished>> counted = new ConcurrentHashMap<>();
  private final Reviews<Title> reviews = new Reviews<>();

  /** The history of these games. */
  public History(Games games, PastGames past) {
    this.games = games;
    this.past = past;
    this.pictures = past.pictures();
  }

  /**
   * The newest games, the newest first, at most 50.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public List<Summary> newest() throws JournalProblem {
    List<Title> titles = past.newest(SHOWN);
    known.keySet().retainAll(titles);
    List<Summary> summaries = new ArrayList<>();
    for (Title title : titles) {
      summaries.add(summary(title));
    }
    return summaries;
  }

  private Summary summary(Title title) throws JournalProblem {
    Summary summary = known.get(title);
    if (summary == null) {
      summary = summary(title, session(title));
      known.put(title, summary);
    }
    return summary;
  }

  private static Summary summary(Title title, Optional<Session> session) {
    return new Summary(
        title.id(),
        title.game(),
        title.startedMillis(),
        session.map(one -> one.moments().size()).orElse(0),
        session.map(History::isCorrected).orElse(false),
        session.flatMap(one -> one.play().result()),
        session.map(one -> tracks(one.play())).orElse(List.of()));
  }

  private static boolean isCorrected(Session session) {
    return session.moments().stream()
        .anyMatch(moment -> moment.move().startsWith(Correction.PREFIX));
  }

  /** All its tracks, as they stand. */
  static List<Block.Track> tracks(Play play) {
    return play.screen(Viewer.TABLE)
        .blocks(Block.Tracks.class)
        .flatMap(block -> block.tracks().stream())
        .toList();
  }

  /** The game, unless a version of the program wrote it that this one does not understand. */
  private Optional<Session> session(Title title) throws JournalProblem {
    try {
      return Optional.of(Session.replay(games, past.entries(title.id())));
    } catch (UnreadableGame | BrokenRecord unreadable) {
      return Optional.empty();
    }
  }

  /**
   * A game, told move by move; empty when there is none with this number, or none that can be read.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public Optional<Story> story(long id) throws JournalProblem {
    Optional<Title> title = past.title(id);
    if (title.isEmpty()) {
      return Optional.empty();
    }
    return session(title.get())
        .map(
            session -> {
              List<Frame> frames = frames(session);
              List<Integer> seen =
                  pictures.of(id).stream().filter(move -> move < frames.size()).toList();
              return new Story(summary(title.get(), Optional.of(session)), frames, seen);
            });
  }

  /** The JPEG of what a device saw when a move was taken, by its frame's number. */
  public Optional<byte[]> picture(long id, int move) {
    return pictures.find(id, move);
  }

  /**
   * A game looked back at.
   *
   * @param state {@code ready}; {@code thinking}: it is being looked at, ask again; {@code none}:
   *     the game is not finished, of a kind that is not rated, or could not be rated this time
   */
  public record Looked(String state, Optional<LookBack> review) {

    private static final Looked NONE = new Looked("none", Optional.empty());

    private static Looked of(Reviews.Answer answer) {
      return switch (answer.state()) {
        case THINKING -> new Looked("thinking", Optional.empty());
        case FAILED -> NONE;
        case FOUND -> answer.found().isEmpty() ? NONE : new Looked("ready", answer.found());
      };
    }
  }

  /**
   * Looks back at a finished game, in the background, as long as somebody asks; empty when there is
   * none with this number. The game is read once, not with every question.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public Optional<Looked> review(long id) throws JournalProblem {
    Optional<Title> title = past.title(id);
    if (title.isEmpty()) {
      return Optional.empty();
    }
    Optional<Looked> known = reviews.of(title.get()).map(Looked::of);
    return known.isPresent() ? known : begin(title.get());
  }

  private Optional<Looked> begin(Title title) throws JournalProblem {
    return session(title)
        .map(
            session ->
                session.play().result().isEmpty()
                    ? Looked.NONE
                    : Looked.of(reviews.of(title, () -> session)));
  }

  /** Gives up the looks back that are under way. */
  @Override
  public void close() {
    reviews.close();
  }

  /**
   * A game to take along; empty when there is none with this number, or none that can be written.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public Optional<SharedGame> shared(long id) throws JournalProblem {
    Optional<Title> title = past.title(id);
    Optional<Session> session = title.isPresent() ? session(title.get()) : Optional.empty();
    return session.flatMap(game -> SharedGame.of(title.get().startedMillis(), game));
  }

  /**
   * What the finished games of the journal add up to, one for each game that was played.
   *
   * @throws JournalProblem when the journal cannot be read
   */
  public List<Statistics> statistics() throws JournalProblem {
    List<Title> titles = past.newest(MOST_COUNTED);
    counted.keySet().retainAll(titles);
    List<Finished> finished = new ArrayList<>();
    for (Title title : titles) {
      Optional<Finished> known = counted.get(title);
      if (known == null) {
        known = session(title).flatMap(session -> Finished.of(title, session));
        counted.put(title, known);
      }
      known.ifPresent(finished::add);
    }
    return Statistics.of(finished);
  }

  private static List<Frame> frames(Session session) {
    List<Frame> frames = new ArrayList<>();
    for (Session.Moment moment : session.moments()) {
      if (frames.isEmpty()) {
        frames.add(new Frame(List.of(), seen(moment.before())));
      }
      Play.Taken taken = (Play.Taken) moment.before().take(moment.move());
      frames.add(new Frame(taken.happenings(), seen(taken.next())));
    }
    return frames.isEmpty() ? List.of(new Frame(List.of(), seen(session.play()))) : frames;
  }

  private static List<Block> seen(Play play) {
    return play.screen(Viewer.TABLE).blocks().stream()
        .filter(block -> !(block instanceof Block.Options || block instanceof Block.Log))
        .toList();
  }
}

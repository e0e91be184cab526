package org.lunartable.kiosk.table;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.BrokenRecord;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.session.Shown;
import org.lunartable.engine.session.Step;
import org.lunartable.engine.session.Verdict;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.Journal;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.SavedGame;
import org.lunartable.kiosk.journal.UnreadableGame;

/** The state of the table and what work does to it. Belongs to one thread. */
final class Table {

  private static final System.Logger LOG = System.getLogger(Table.class.getName());

  private final Games games;
  private final Journal journal;
  private final Numbers numbers;
  private final ScreenFeed feed;
  private final SortedMap<String, SourceState> sources = new TreeMap<>();
  private Optional<Session> session = Optional.empty();
  private Optional<Screen> screen = Optional.empty();
  private Optional<Text> notice = Optional.empty();
  private Optional<Doubt> doubt = Optional.empty();
  private long trusted;
  private boolean noticeStays;
  private long stateSince;
  private long stateSinceNanos = System.nanoTime();

  /** Takes up the game that the journal was left with. */
  Table(Games games, Journal journal) throws JournalProblem {
    this.games = games;
    this.journal = journal;
    this.numbers = new Numbers(journal);
    resume();
    journal.message().ifPresent(this::sayAtStart);
    stateSince = numbers.next();
    feed = new ScreenFeed(published(stateSince, List.of()));
  }

  private void resume() throws JournalProblem {
    try {
      Optional<SavedGame> saved = journal.resume();
      if (saved.isPresent()) {
        Session taken = Session.replay(games, saved.get().entries());
        screen = Optional.of(compose(taken));
        session = Optional.of(taken);
      }
    } catch (UnreadableGame | BrokenRecord | RuntimeException broken) {
      LOG.log(Level.ERROR, "The saved game cannot be taken up: {0}", broken.getMessage());
      notice = Optional.of(Text.of("notice.game-unreadable"));
    }
  }

  private void sayAtStart(String message) {
    LOG.log(Level.WARNING, message);
    notice = Optional.of(Text.of("notice.journal", "detail", message));
    noticeStays = true;
  }

  ScreenFeed feed() {
    return feed;
  }

  Reply handle(Work work) {
    if (work instanceof Work.Begin begin) {
      return begin(begin);
    }
    Work.Look look = (Work.Look) work;
    Reply reply = look(look);
    if (reply instanceof Reply.NotDone notDone && !look.asked()) {
      say(Optional.of(notDone.why().text()));
    }
    return reply;
  }

  private Reply begin(Work.Begin begin) {
    if (isStale(begin.revision())) {
      return new Reply.NotDone(Session.stale());
    }
    try {
      Session started = session(begin.game(), begin.setup(), begin.source());
      return save(started, List.of(started.started()), List.of());
    } catch (BadSetup bad) {
      return new Reply.BadGame(sentence(bad.getMessage()));
    }
  }

  /** The screen a game would begin with. Uses nothing that changes, so it runs on any thread. */
  Screen tryOut(String game, Map<String, Object> setup) throws BadSetup {
    return compose(session(game, setup, ""));
  }

  private Session session(String id, Map<String, Object> setup, String source) throws BadSetup {
    Optional<Game> game = games.find(id);
    if (game.isEmpty()) {
      String all = String.join(", ", games.ids());
      throw new BadSetup("game", "No game is called " + id + "; there is " + all);
    }
    return Session.start(game.get(), setup, source);
  }

  private static String sentence(String words) {
    return words.endsWith(".") ? words : words + ".";
  }

  private Reply look(Work.Look look) {
    TableEvent event = look.event();
    if (event.observation() instanceof Observation.SourceHealth health) {
      return health(event.source(), health);
    } else if (event.observation() instanceof Observation.BoardDoubted doubted) {
      return doubted(doubted);
    } else if (session.isEmpty()) {
      return Reply.refused("refused.no-game");
    }
    if (isStale(look.revision())) {
      return new Reply.NotDone(Session.stale());
    } else if (isLate(event)) {
      return late(event);
    }
    Optional<Doubt.Answer> answer = BoardAnswer.in(event.observation(), doubt, shown());
    if (answer.isPresent()) {
      return settle(answer.get(), event.source());
    }
    Step step = session.get().step(event, shown());
    if (step.verdict() instanceof Verdict.NotDone notDone) {
      return new Reply.NotDone(notDone.why());
    } else if (step.verdict() instanceof Verdict.Nothing nothing) {
      say(nothing.notice());
      return new Reply.Nothing(nothing.notice(), feed.current().number());
    }
    return save(step.next(), step.entries(), step.happenings());
  }

  /** Somebody has said what is to be done about a board that differs. */
  private Reply settle(Doubt.Answer answer, String source) {
    if (answer.id().equals(Doubt.AS_IT_STANDS)) {
      return begin(BoardAnswer.asItStands(session.orElseThrow().started(), answer, source));
    }
    trusted++;
    doubt = Optional.empty();
    feed.publish(published(numbers.next(), List.of()));
    return new Reply.Done(feed.current().number());
  }

  private Shown shown() {
    return new Shown(stateSince, feed.current().number());
  }

  private boolean isStale(OptionalLong revision) {
    return revision.isPresent() && !shown().includes(revision.getAsLong());
  }

  /** Whether a device saw this before the roll that is awaited was wanted. */
  private boolean isLate(TableEvent event) {
    Observation seen = event.observation();
    return (seen instanceof Observation.DieSeen || seen instanceof Observation.BoardSeen)
        && event.nanos() - stateSinceNanos < 0
        && feed.current().die().map(Block.Die::wanted).orElse(false);
  }

  private Reply late(TableEvent event) {
    // An old look at the board says nothing about a roll: the next one counts.
    Optional<Text> words =
        event.observation() instanceof Observation.DieSeen
            ? Optional.of(Text.of("notice.die-late"))
            : Optional.empty();
    words.ifPresent(text -> say(words));
    return new Reply.Nothing(words, feed.current().number());
  }

  /** Composes before it saves: a screen that cannot be made changes nothing. */
  private Reply save(Session next, List<Entry> entries, List<Happening> happenings) {
    Screen composed = compose(next);
    try {
      journal.append(entries);
    } catch (JournalProblem problem) {
      LOG.log(Level.ERROR, problem.getMessage());
      Text text = Text.of("refused.not-saved", "detail", problem.getMessage());
      return new Reply.NotDone(new Refused("", text, List.of()));
    }
    session = Optional.of(next);
    screen = Optional.of(composed);
    notice = Optional.empty();
    doubt = Optional.empty();
    noticeStays = false;
    stateSince = numbers.next();
    stateSinceNanos = System.nanoTime();
    feed.publish(published(stateSince, happenings));
    return new Reply.Done(stateSince);
  }

  private Reply health(String source, Observation.SourceHealth health) {
    SourceState state = new SourceState(source, health.working(), health.detail());
    if (!state.equals(sources.put(source, state))) {
      feed.publish(published(numbers.next(), List.of()));
    }
    return new Reply.Nothing(Optional.empty(), feed.current().number());
  }

  /** Shows where board and game differ; a look that the game has overtaken says nothing. */
  private Reply doubted(Observation.BoardDoubted doubted) {
    if (shown().includes(doubted.revision()) && !doubted.doubt().equals(doubt)) {
      doubt = doubted.doubt();
      feed.publish(published(numbers.next(), List.of()));
    }
    return new Reply.Nothing(Optional.empty(), feed.current().number());
  }

  /** Shows a notice or takes it away; the same one twice is no news. */
  private void say(Optional<Text> words) {
    if (!noticeStays && !words.equals(notice)) {
      notice = words;
      feed.publish(published(numbers.next(), List.of()));
    }
  }

  private static Screen compose(Session session) {
    return session.play().screen(Viewer.TABLE);
  }

  private Published published(long number, List<Happening> happenings) {
    return new Published(
        number,
        screen,
        happenings,
        session.map(Session::canUndo).orElse(false),
        session.map(Session::canRedo).orElse(false),
        notice,
        doubt,
        trusted,
        session.map(Session::play),
        List.copyOf(sources.values()));
  }
}

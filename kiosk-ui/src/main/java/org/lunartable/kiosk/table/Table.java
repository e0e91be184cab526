package org.lunartable.kiosk.table;

import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Game;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.CompanionState;
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
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.SavedGame;
import org.lunartable.kiosk.journal.UnreadableGame;

/** The state of the table and what work does to it. Belongs to one thread. */
final class Table {

  private static final System.Logger LOG = System.getLogger(Table.class.getName());

  private final Games games;
  private final Keeper keeper;
  private final Noise noise;
  private final Numbers numbers;
  private final ScreenFeed feed;
  private final SecureRandom chance = new SecureRandom();
  private final SortedMap<String, SourceState> sources = new TreeMap<>();
  private Optional<Session> session = Optional.empty();
  private Optional<Screen> screen = Optional.empty();
  private Optional<Text> notice = Optional.empty();
  private Optional<Doubt> doubt = Optional.empty();
  private Optional<CompanionState> companion = Optional.empty();
  private long trusted;
  private boolean noticeStays;
  private volatile boolean waitsForDisk;
  private List<Text> warnings = List.of();

  /** Whether there is news of a noisy device that no screen has shown yet. */
  private boolean unshown;

  private long stateSince;
  private long stateSinceNanos = System.nanoTime();

  /** Takes up the game that the journal was left with. */
  Table(Games games, Keeper keeper, Noise noise) throws JournalProblem {
    this.games = games;
    this.noise = noise;
    this.keeper = keeper;
    this.numbers = new Numbers(keeper);
    resume();
    keeper.news().ifPresent(this::sayAboutJournal);
    stateSince = numbers.next();
    feed = new ScreenFeed(published(stateSince, List.of()));
  }

  private void resume() throws JournalProblem {
    try {
      Optional<SavedGame> saved = keeper.resume();
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

  private void sayAboutJournal(String message) {
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
    } else if (work instanceof Work.Tend) {
      return tend();
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

  Games games() {
    return games;
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
    // Nobody at the table may know how a deck is shuffled, whoever sends the set-up.
    return Session.start(game.get(), game.get().withChance(setup, chance.nextLong()), source);
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
    } else if (event.observation() instanceof Observation.CompanionSays says) {
      return said(says);
    } else if (session.isEmpty()) {
      return Reply.refused("refused.no-game");
    }
    if (isStale(look.revision())) {
      return new Reply.NotDone(Session.stale());
    } else if (look.seat().isPresent() && !offered(look.seat().get(), event.observation())) {
      return Reply.refused("refused.not-your-turn");
    } else if (isLate(event)) {
      return late(event);
    }
    Optional<Doubt.Answer> answer = BoardAnswer.in(event.observation(), doubt, shown());
    if (answer.isPresent()) {
      return settle(answer.get(), event.source());
    }
    Step step = session.get().step(event, shown());
    if (isAnotherTurn(event.observation(), step)) {
      say(Optional.of(Text.of("notice.companion-other")));
      return new Reply.Nothing(notice, feed.current().number());
    }
    if (step.verdict() instanceof Verdict.NotDone notDone) {
      return new Reply.NotDone(notDone.why());
    } else if (step.verdict() instanceof Verdict.Nothing nothing) {
      say(nothing.notice());
      return new Reply.Nothing(nothing.notice(), feed.current().number());
    }
    return save(step.next(), step.entries(), step.happenings());
  }

  /** Whether the seat's own screen offers this now. */
  private boolean offered(String seat, Observation seen) {
    SeatScreen own = SeatScreen.of(session.orElseThrow().play(), seat);
    return seen instanceof Observation.OptionChosen chosen
        ? own.offers(chosen.option())
        : seen instanceof Observation.DieSeen && own.offersRoll();
  }

  /** Whether the board shows, in the companion's turn, something else than it asked for. */
  private boolean isAnotherTurn(Observation seen, Step step) {
    boolean board = seen instanceof Observation.MovesSeen || seen instanceof Observation.BoardSeen;
    if (!board || !session.get().play().awaitsCompanion()) {
      return false;
    }
    List<String> moves = step.moves();
    return !moves.isEmpty() && companion.filter(state -> state.allows(moves)).isEmpty();
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

  private void onDisk(Runnable work) {
    waitsForDisk = true;
    try {
      work.run();
    } finally {
      waitsForDisk = false;
    }
  }

  /** Whether the disk is being waited for just now. May be asked from any thread. */
  boolean waitsForDisk() {
    return waitsForDisk;
  }

  private boolean isStale(OptionalLong revision) {
    return revision.isPresent() && !shown().includes(revision.getAsLong());
  }

  /** Whether a device saw this before the roll that is awaited was wanted. */
  private boolean isLate(TableEvent event) {
    Observation seen = event.observation();
    return (seen instanceof Observation.DieSeen
            || seen instanceof Observation.TileBelow
            || seen instanceof Observation.BoardSeen)
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

  /**
   * Composes before it saves: a screen that cannot be made changes nothing. What no disk takes is
   * kept in memory, and the screen says so.
   */
  private Reply save(Session next, List<Entry> entries, List<Happening> happenings) {
    Screen composed = compose(next);
    onDisk(() -> keeper.append(entries));
    session = Optional.of(next);
    screen = Optional.of(composed);
    notice = Optional.empty();
    doubt = Optional.empty();
    companion = Optional.empty();
    noticeStays = false;
    stateSince = numbers.next();
    stateSinceNanos = System.nanoTime();
    feed.publish(published(stateSince, happenings));
    return new Reply.Done(stateSince);
  }

  /** Looks after the journal and the devices, and shows what is new about them. */
  private Reply tend() {
    onDisk(keeper::tend);
    noise.tick();
    Optional<String> news = keeper.news();
    news.ifPresent(this::sayAboutJournal);
    if (news.isPresent() || unshown || !warnings().equals(warnings)) {
      publish();
    }
    return new Reply.Nothing(Optional.empty(), feed.current().number());
  }

  /** What is wrong as long as it is. */
  private List<Text> warnings() {
    List<Text> now = new ArrayList<>();
    keeper.trouble().ifPresent(why -> now.add(Text.of(Published.UNSAVED, "detail", why)));
    noise
        .noisy()
        .forEach(source -> now.add(Text.of("warning.noisy", "device", Noise.name(source))));
    return now;
  }

  private void publish() {
    feed.publish(published(numbers.next(), List.of()));
  }

  private Reply health(String source, Observation.SourceHealth health) {
    SourceState state = new SourceState(source, health.working(), health.detail());
    if (!state.equals(sources.put(source, state))) {
      // A loose cable comes and goes many times a second; pages get it with the next look.
      unshown = noise.isNoisy(source);
      if (!unshown) {
        publish();
      }
    }
    return new Reply.Nothing(Optional.empty(), feed.current().number());
  }

  /** Shows where board and game differ; a look that the game has overtaken says nothing. */
  private Reply doubted(Observation.BoardDoubted doubted) {
    if (shown().includes(doubted.revision()) && !doubted.doubt().equals(doubt)) {
      doubt = doubted.doubt();
      publish();
    }
    return new Reply.Nothing(Optional.empty(), feed.current().number());
  }

  /** Shows what the companion is doing; what it did in a game that moved on says nothing. */
  private Reply said(Observation.CompanionSays says) {
    Optional<CompanionState> state = Optional.of(says.state());
    if (shown().includes(says.revision()) && !state.equals(companion)) {
      companion = state;
      feed.publish(published(numbers.next(), List.of()));
    }
    return new Reply.Nothing(Optional.empty(), feed.current().number());
  }

  /** Shows a notice or takes it away; the same one twice is no news. */
  private void say(Optional<Text> words) {
    if (!noticeStays && !words.equals(notice)) {
      notice = words;
      publish();
    }
  }

  private static Screen compose(Session session) {
    return session.play().screen(Viewer.TABLE);
  }

  private Published published(long number, List<Happening> happenings) {
    warnings = warnings();
    unshown = false;
    return new Published(
        number,
        screen,
        happenings,
        session.map(Session::canUndo).orElse(false),
        session.map(Session::canRedo).orElse(false),
        notice,
        warnings,
        doubt,
        companion,
        trusted,
        session.map(Session::play),
        List.copyOf(sources.values()));
  }
}

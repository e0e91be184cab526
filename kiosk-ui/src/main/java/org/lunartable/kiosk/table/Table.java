package org.lunartable.kiosk.table;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Happening;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.session.BrokenRecord;
import org.lunartable.engine.session.Entry;
import org.lunartable.engine.session.Session;
import org.lunartable.engine.session.Step;
import org.lunartable.engine.session.Verdict;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.journal.SavedGame;
import org.lunartable.kiosk.journal.UnreadableGame;

/** The game on the table and what work does to it. Belongs to one thread. */
final class Table {

  private static final System.Logger LOG = System.getLogger(Table.class.getName());

  private final NewGames games;
  private final Keeper keeper;
  private final Noise noise;
  private final DeviceLog devices = new DeviceLog(System::nanoTime);
  private final Display display;
  private Optional<Session> session = Optional.empty();
  private volatile boolean waitsForDisk;

  /** Takes up the game that the journal was left with. */
  Table(Games games, Keeper keeper, Noise noise) throws JournalProblem {
    this.games = new NewGames(games);
    this.noise = noise;
    this.keeper = keeper;
    Numbers numbers = new Numbers(keeper);
    Optional<Text> notice = resume();
    Optional<Text> news = keeper.news().map(Table::aboutJournal);
    display =
        new Display(
            numbers,
            session,
            session.map(Table::compose),
            news.or(() -> notice),
            news.isPresent(),
            this::troubles);
  }

  /** Takes the saved game up; tells when it cannot be. */
  private Optional<Text> resume() throws JournalProblem {
    try {
      Optional<SavedGame> saved = keeper.resume();
      if (saved.isPresent()) {
        Session taken = Session.replay(games.all(), saved.get().entries());
        compose(taken);
        session = Optional.of(taken);
      }
      return Optional.empty();
    } catch (UnreadableGame | BrokenRecord | RuntimeException broken) {
      LOG.log(Level.ERROR, "The saved game cannot be taken up: {0}", broken.getMessage());
      return Optional.of(Text.of("notice.game-unreadable"));
    }
  }

  private static Text aboutJournal(String message) {
    LOG.log(Level.WARNING, message);
    return Text.of("notice.journal", "detail", message);
  }

  ScreenFeed feed() {
    return display.feed();
  }

  Games games() {
    return games.all();
  }

  /** Whether the disk is being waited for just now. May be asked from any thread. */
  boolean waitsForDisk() {
    return waitsForDisk;
  }

  /** The screen a game would begin with. Uses nothing that changes, so it runs on any thread. */
  Screen tryOut(String game, Map<String, Object> setup) throws BadSetup {
    return compose(games.begin(game, setup, ""));
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
      display.say(Optional.of(notDone.why().text()));
    }
    return reply;
  }

  private Reply begin(Work.Begin begin) {
    if (isStale(begin.revision())) {
      return new Reply.NotDone(Session.stale());
    }
    try {
      Session started = games.begin(begin.game(), begin.setup(), begin.source());
      return save(started, List.of(started.started()), List.of());
    } catch (BadSetup bad) {
      return new Reply.BadGame(NewGames.sentence(bad), bad.said());
    }
  }

  /** Looks after the journal and the devices, and shows what is new about them. */
  private Reply tend() {
    onDisk(keeper::tend);
    noise.tick();
    devices.tend();
    keeper.news().map(Table::aboutJournal).ifPresent(display::sayLasting);
    display.refresh();
    return nothing(Optional.empty());
  }

  private Reply look(Work.Look look) {
    TableEvent event = look.event();
    if (event.observation() instanceof Observation.SourceHealth health) {
      return health(event.source(), health);
    } else if (event.observation() instanceof Observation.BoardDoubted doubted) {
      display.differs(
          doubted.revision(), doubted.doubt().map(doubt -> doubt.seenBy(event.source())));
      return nothing(Optional.empty());
    } else if (event.observation() instanceof Observation.CompanionSays says) {
      display.acts(says.revision(), says.state());
      return nothing(Optional.empty());
    } else if (session.isEmpty()) {
      return Reply.refused("refused.no-game");
    }
    return lookAtGame(look, event, session.get());
  }

  private Reply lookAtGame(Work.Look look, TableEvent event, Session game) {
    if (isStale(look.revision())) {
      return new Reply.NotDone(Session.stale());
    } else if (look.seat().isPresent() && !offered(game, look.seat().get(), event.observation())) {
      return Reply.refused("refused.not-your-turn");
    } else if (isSecretOfOthers(game, look.seat(), event.observation())) {
      return Reply.refused("refused.on-own-page");
    } else if (isLate(event)) {
      return late(event);
    }
    Optional<Doubt.Answer> answer =
        BoardAnswer.in(event.observation(), display.doubt(), display.shown());
    return answer.isPresent()
        ? settle(game, answer.get(), event.source())
        : take(game, game.step(event, display.shown()), event);
  }

  private Reply take(Session game, Step step, TableEvent event) {
    if (isAnotherTurn(event.observation(), step)) {
      Optional<Text> other = Optional.of(Text.of("notice.companion-other"));
      display.say(other);
      return nothing(other);
    }
    if (step.verdict() instanceof Verdict.NotDone notDone) {
      return new Reply.NotDone(notDone.why());
    } else if (step.verdict() instanceof Verdict.Offered offered) {
      display.offers(offered.offer());
      return nothing(Optional.empty());
    } else if (step.verdict() instanceof Verdict.Nothing nothing) {
      display.say(nothing.notice());
      return nothing(nothing.notice());
    }
    Reply saved = save(step.next(), step.entries(), step.happenings());
    int before = game.moments().size();
    onDisk(() -> keeper.keep(before, step.next().moments().size(), event.evidence()));
    return saved;
  }

  /** Whether the seat's own screen offers this now. */
  private static boolean offered(Session game, String seat, Observation seen) {
    SeatScreen own = SeatScreen.of(game.play(), seat);
    return seen instanceof Observation.OptionChosen chosen
        ? own.offers(chosen.option())
        : seen instanceof Observation.DieSeen && own.offersRoll();
  }

  /** Whether the table chooses for a player what only that player's own page offers. */
  private static boolean isSecretOfOthers(Session game, Optional<String> seat, Observation seen) {
    return seat.isEmpty()
        && seen instanceof Observation.OptionChosen chosen
        && game.play().isSecret()
        && !new SeatScreen(compose(game)).offers(chosen.option());
  }

  /** Whether the board shows, in the companion's turn, something else than it asked for. */
  private boolean isAnotherTurn(Observation seen, Step step) {
    boolean board = seen instanceof Observation.MovesSeen || seen instanceof Observation.BoardSeen;
    if (!board || !session.orElseThrow().play().awaitsCompanion()) {
      return false;
    }
    List<String> moves = step.moves();
    return !moves.isEmpty() && display.companion().filter(state -> state.allows(moves)).isEmpty();
  }

  /** Somebody has said what is to be done about a board that differs. */
  private Reply settle(Session game, Doubt.Answer answer, String source) {
    if (answer.id().equals(Doubt.AS_IT_STANDS)) {
      return begin(BoardAnswer.asItStands(game.started(), answer, source));
    }
    display.trust();
    return new Reply.Done(display.number());
  }

  private boolean isStale(OptionalLong revision) {
    return revision.isPresent() && !display.shown().includes(revision.getAsLong());
  }

  /** Whether a device saw this before the roll that is awaited was wanted. */
  private boolean isLate(TableEvent event) {
    Observation seen = event.observation();
    return (seen instanceof Observation.DieSeen
            || seen instanceof Observation.TileBelow
            || seen instanceof Observation.BoardSeen)
        && display.awaitsRollSince(event.nanos());
  }

  private Reply late(TableEvent event) {
    // An old look at the board says nothing about a roll: the next one counts.
    Optional<Text> words =
        event.observation() instanceof Observation.DieSeen
            ? Optional.of(Text.of("notice.die-late"))
            : Optional.empty();
    words.ifPresent(text -> display.say(words));
    return nothing(words);
  }

  private Reply health(String source, Observation.SourceHealth health) {
    SourceState state = new SourceState(source, health.working(), health.detail());
    devices.tell(state);
    // A loose cable comes and goes many times a second.
    display.device(state, noise.isNoisy(source));
    return nothing(Optional.empty());
  }

  private Reply nothing(Optional<Text> words) {
    return new Reply.Nothing(words, display.number());
  }

  /**
   * Composes before it saves: a screen that cannot be made changes nothing. What no disk takes is
   * kept in memory, and the screen says so.
   */
  private Reply save(Session next, List<Entry> entries, List<Happening> happenings) {
    Screen composed = compose(next);
    onDisk(() -> keeper.append(entries));
    session = Optional.of(next);
    display.show(next, composed, happenings);
    return new Reply.Done(display.number());
  }

  private void onDisk(Runnable work) {
    waitsForDisk = true;
    try {
      work.run();
    } finally {
      waitsForDisk = false;
    }
  }

  /** What is wrong as long as it is. */
  private List<Text> troubles() {
    List<Text> now = new ArrayList<>();
    keeper.trouble().ifPresent(why -> now.add(Text.of(Published.UNSAVED, "detail", why)));
    noise
        .noisy()
        .forEach(source -> now.add(Text.of("warning.noisy", "device", Noise.name(source))));
    return now;
  }

  private static Screen compose(Session session) {
    return session.play().screen(Viewer.TABLE);
  }
}

package org.lunartable.kiosk.table;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.lunartable.engine.game.BadSetup;
import org.lunartable.engine.game.Games;
import org.lunartable.engine.screen.Screen;
import org.lunartable.engine.spi.InputSink;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.journal.JournalProblem;
import org.lunartable.kiosk.journal.Keeper;
import org.lunartable.kiosk.time.Ticker;

/**
 * The table: one thread that takes events one after the other, saves what they change and then
 * shows it. All methods are safe to call from any thread. Replies come on the table thread: who
 * hangs further work on them must make it short or move it elsewhere.
 */
public final class TableLoop implements InputSink, AutoCloseable {

  private static final int WAITING_JOBS = 64;
  private static final Duration TEND_PAUSE = Duration.ofSeconds(2);
  private static final System.Logger LOG = System.getLogger(TableLoop.class.getName());

  private final Inbox inbox = new Inbox(WAITING_JOBS);
  private final Table table;
  private final Noise noise;
  private final Vitals vitals = new Vitals();
  private final Ticker tender;
  private final Thread thread;
  private final AtomicLong done = new AtomicLong();

  private TableLoop(Table table, Noise noise, Duration tendPause) {
    this.table = table;
    this.noise = noise;
    this.tender = Ticker.start("table-tender", tendPause, tendPause, this::tend);
    this.thread = new Thread(this::run, "table");
  }

  /**
   * Takes up the game that the journal was left with and starts the thread.
   *
   * @param keeper used by the table alone from now on; to be closed by the caller after the loop
   * @throws JournalProblem when the journal cannot be read
   */
  public static TableLoop start(Games games, Keeper keeper) throws JournalProblem {
    return start(games, keeper, TEND_PAUSE);
  }

  static TableLoop start(Games games, Keeper keeper, Duration tendPause) throws JournalProblem {
    Noise noise = new Noise();
    TableLoop loop = new TableLoop(new Table(games, keeper, noise), noise, tendPause);
    loop.thread.start();
    return loop;
  }

  /**
   * A number that changes at least every two seconds as long as the table's thread goes round: it
   * has some work to do as often even when nobody plays.
   */
  public long pulse() {
    return done.get();
  }

  /** Whether the table's thread waits for the disk just now, which no fresh start would help. */
  public boolean waitsForDisk() {
    return table.waitsForDisk();
  }

  /** What is wrong with the program, for those who look after it. */
  public Vitals vitals() {
    return vitals;
  }

  /** The screens. */
  public ScreenFeed feed() {
    return table.feed();
  }

  /**
   * Asks for what the event says.
   *
   * @return the reply once it is saved and shown; {@code refused.busy} at once when too much waits
   */
  public CompletableFuture<Reply> submit(TableEvent event) {
    return inbox.offer(new Work.Look(event, OptionalLong.empty(), true));
  }

  /**
   * The same, but refused as stale when the game has moved on since the screen with this number.
   */
  public CompletableFuture<Reply> submitAt(long revision, TableEvent event) {
    return inbox.offer(new Work.Look(event, OptionalLong.of(revision), true));
  }

  /** The games that can be begun. */
  public Games games() {
    return table.games();
  }

  /**
   * Asks for what somebody at a seat does on a screen of their own; refused unless that screen
   * offers it.
   *
   * @param revision the screen it was done on, when the event itself cannot say
   */
  public CompletableFuture<Reply> submitFrom(String seat, OptionalLong revision, TableEvent event) {
    return inbox.offer(new Work.Look(event, revision, true, Optional.of(seat)));
  }

  /**
   * The screen a game would begin with; nothing is changed.
   *
   * @throws BadSetup when it cannot begin so
   */
  public Screen tryOut(String game, Map<String, Object> setup) throws BadSetup {
    return table.tryOut(game, setup);
  }

  /** Begins a new game; the one that was on stays in the journal. */
  public CompletableFuture<Reply> begin(String game, Map<String, Object> setup, String source) {
    return inbox.offer(new Work.Begin(game, setup, source, OptionalLong.empty()));
  }

  /** The same, but refused as stale when the game has moved on since this screen. */
  public CompletableFuture<Reply> beginAt(
      long revision, String game, Map<String, Object> setup, String source) {
    return inbox.offer(new Work.Begin(game, setup, source, OptionalLong.of(revision)));
  }

  /** Takes what a device saw; what may not be done is said on the screen. */
  @Override
  public boolean accept(TableEvent event) {
    return accept(event, reply -> {});
  }

  /**
   * The same, and tells what became of it.
   *
   * @param told called on the table thread, or at once when there is no room; to be short
   */
  public boolean accept(TableEvent event, Consumer<Reply> told) {
    noise.count(event.source());
    CompletableFuture<Reply> reply = inbox.offer(new Work.Look(event, OptionalLong.empty(), false));
    CompletableFuture<Void> heard = reply.thenAccept(told);
    return !heard.isDone() || !isTurnedAway(reply.join());
  }

  private static boolean isTurnedAway(Reply reply) {
    return reply.equals(Reply.refused(Inbox.BUSY)) || reply.equals(Reply.refused(Inbox.CLOSING));
  }

  private void tend() {
    CompletableFuture<Reply> unused = inbox.offer(new Work.Tend());
  }

  private void run() {
    try {
      for (Optional<Inbox.Job> job = inbox.take(); job.isPresent(); job = inbox.take()) {
        job.get().reply().complete(handle(job.get().work()));
        done.incrementAndGet();
      }
    } catch (InterruptedException unexpected) {
      LOG.log(Level.ERROR, "The table thread was interrupted.", unexpected);
      inbox.close();
    }
  }

  private Reply handle(Work work) {
    try {
      return table.handle(work);
    } catch (RuntimeException | Error broken) {
      // A fault in one move must not take the table away from the players; nothing has changed.
      LOG.log(Level.ERROR, "A move failed inside.", broken);
      return Reply.refused("refused.broken");
    }
  }

  /** Refuses what comes from now on, finishes what waits, and ends the thread. */
  @Override
  public void close() {
    tender.close();
    inbox.close();
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException again) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

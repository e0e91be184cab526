package org.lunartable.kiosk.mind;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.screen.CompanionState;
import org.lunartable.engine.screen.CompanionState.Phase;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.CompanionMoves;
import org.lunartable.engine.spi.Observation.CompanionSays;
import org.lunartable.engine.spi.TableEvent;
import org.lunartable.kiosk.table.ElectronicDie;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.Reply;
import org.lunartable.kiosk.table.ScreenFeed;
import org.lunartable.kiosk.table.TableLoop;

/**
 * Plays the companion's seats of any game, as a player at the table does: sees the screens, thinks
 * in a thread of its own, rolls, and says what is to be done with the bricks. Where bricks are
 * played with, it waits until they are moved; else it moves by itself, slowly enough to be
 * followed. What it does is recorded as what people do; what it thinks is nowhere kept: after a
 * restart it thinks the same of the same turn, and goes on with it.
 */
public final class CompanionPlayer implements AutoCloseable {

  /** The name its moves carry in the journal. */
  public static final String SOURCE = "companion";

  private static final System.Logger LOG = System.getLogger(CompanionPlayer.class.getName());
  private static final Duration LOOK = Duration.ofSeconds(1);
  private static final Duration AGAIN = Duration.ofSeconds(1);
  private static final long CLOSE_MILLIS = 2000;

  private final TableLoop table;
  private final ElectronicDie die;
  private final BooleanSupplier dieIsSeen;
  private final Pace pace;
  private final List<Mind> minds = List.of(new BoardMind(), new CardMind());
  private final Thread thread = new Thread(this::run, "companion");
  private volatile boolean closed;
  private Optional<Play> attended = Optional.empty();
  private Optional<Deed> due = Optional.empty();

  /**
   * How long it lets people look before it goes on.
   *
   * @param roll before it rolls
   * @param move before it moves by itself
   * @param scored longer so, when a station was just scored
   * @param card before its next decision in a card game; shorter when nothing was told meanwhile
   */
  public record Pace(Duration roll, Duration move, Duration scored, Duration card) {
    /** Slow enough to be followed by a child. */
    public static final Pace CALM =
        new Pace(
            Duration.ofMillis(1200),
            Duration.ofMillis(1900),
            Duration.ofMillis(2500),
            Duration.ofMillis(1000));

    /** Without any waiting, for games that nobody follows. */
    public static final Pace AT_ONCE =
        new Pace(
            Duration.ofMillis(1), Duration.ofMillis(1), Duration.ofMillis(1), Duration.ofMillis(1));
  }

  /**
   * What it will do at a time, on the monotonic clock.
   *
   * @param what tells whether it was done
   */
  private record Deed(long nanos, BooleanSupplier what) {}

  private CompanionPlayer(TableLoop table, ElectronicDie die, BooleanSupplier seen, Pace pace) {
    this.table = table;
    this.die = die;
    this.dieIsSeen = seen;
    this.pace = pace;
  }

  /**
   * Plays from now on, whenever a game has a seat for it.
   *
   * @param dieIsSeen whether a camera reads a real die, which then is to be thrown for it
   */
  public static CompanionPlayer start(
      TableLoop table, ElectronicDie die, BooleanSupplier dieIsSeen, Pace pace) {
    CompanionPlayer player = new CompanionPlayer(table, die, dieIsSeen, pace);
    player.thread.setDaemon(true);
    player.thread.start();
    return player;
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    try (ScreenFeed.Subscription screens = table.feed().subscribe()) {
      while (!closed) {
        Optional<Published> next = screens.next(patience());
        try {
          if (next.isPresent()) {
            attend(next.get());
          } else {
            doWhatIsDue();
          }
        } catch (RuntimeException fault) {
          LOG.log(Level.ERROR, "The companion could not play.", fault);
          tryAgain();
        }
      }
    } catch (InterruptedException e) {
      // Only close() interrupts this thread.
    }
  }

  private Duration patience() {
    return due.map(deed -> Duration.ofNanos(Math.max(1, deed.nanos() - System.nanoTime())))
        .orElse(LOOK);
  }

  private void doWhatIsDue() {
    Optional<Deed> now = due.filter(deed -> deed.nanos() - System.nanoTime() <= 0);
    if (now.isPresent()) {
      due = Optional.empty();
      if (!now.get().what().getAsBoolean()) {
        tryAgain();
      }
    }
  }

  /** Looks at the game anew in a while: a fault, or a refusal, must not end its game. */
  private void tryAgain() {
    attended = Optional.empty();
    after(
        AGAIN,
        () -> {
          attend(table.feed().current());
          return true;
        });
  }

  private void attend(Published screen) {
    if (screen.number() != table.feed().current().number()) {
      return; // newer ones wait
    }
    Optional<Play> play = screen.play();
    boolean fresh = play.isEmpty() || attended.isEmpty() || attended.get() != play.get();
    attended = play;
    if (fresh) {
      due = Optional.empty();
    }
    Optional<Mind> mind =
        minds.stream().filter(one -> play.filter(one::plays).isPresent()).findFirst();
    if (mind.isPresent()) {
      attend(screen, play.get(), mind.get(), fresh);
    }
  }

  private void attend(Published screen, Play play, Mind mind, boolean fresh) {
    if (!play.awaitsCompanion()) {
      if (fresh) {
        mind.foresee(play, stop(play));
      }
    } else if (screen.die().filter(shown -> shown.wanted()).isPresent()) {
      roll(screen, play, mind);
    } else if (fresh) {
      move(screen, play, mind);
    }
  }

  private BooleanSupplier stop(Play play) {
    return () -> closed || table.feed().current().play().filter(now -> now == play).isEmpty();
  }

  private void roll(Published screen, Play play, Mind mind) {
    if (mind.usesHands(play) && dieIsSeen.getAsBoolean()) {
      due = Optional.empty();
      if (says(screen, CompanionState.of(Phase.ASKS_ROLL))) {
        mind.foresee(play, stop(play));
      }
    } else if (says(screen, CompanionState.of(Phase.ROLLS)) || due.isEmpty()) {
      Duration pause = BoardMind.afterScore(screen, pace.roll(), pace);
      after(pause, () -> isDone(die.roll(screen.number())));
    }
  }

  private void move(Published screen, Play play, Mind mind) {
    if (mind.isSlow()) {
      says(screen, CompanionState.of(Phase.THINKS));
    }
    Optional<Mind.Plan> found = mind.plan(play, stop(play));
    if (found.isEmpty()) {
      return;
    }
    Optional<Proposal> shown = found.get().shown();
    boolean hands = mind.usesHands(play) && shown.filter(Proposal::needsHands).isPresent();
    if (shown.isPresent()) {
      says(screen, new CompanionState(hands ? Phase.SHOWS : Phase.PLAYS, shown));
    }
    if (!hands) {
      after(mind.pause(screen, pace), () -> take(screen.number(), found.get().move()));
    }
  }

  private void after(Duration pause, BooleanSupplier what) {
    due = Optional.of(new Deed(System.nanoTime() + pause.toNanos(), what));
  }

  private boolean take(long number, String move) {
    return isDone(table.submit(event(new CompanionMoves(number, move))));
  }

  private static boolean isDone(CompletableFuture<Reply> reply) {
    return reply.join() instanceof Reply.Done;
  }

  /** Shows what it is doing; tells whether that is new. */
  private boolean says(Published screen, CompanionState state) {
    if (screen.companion().filter(state::equals).isPresent()) {
      return false;
    }
    table.submit(event(new CompanionSays(screen.number(), state))).join();
    return true;
  }

  private static TableEvent event(Observation what) {
    return TableEvent.certain(SOURCE, System.nanoTime(), what);
  }
}

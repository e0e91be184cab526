package org.lunartable.kiosk.mind;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.lunartable.engine.advisor.Question;
import org.lunartable.engine.advisor.Skill;
import org.lunartable.engine.cardgame.CardHints;
import org.lunartable.engine.game.Play;
import org.lunartable.engine.game.Viewer;
import org.lunartable.engine.lunarcommand.play.LunarCommandHints;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.Proposal;
import org.lunartable.kiosk.table.Published;
import org.lunartable.kiosk.table.ScreenFeed;

/**
 * Thinks about what a person could do now. Thinks in the thread of whoever asks and others that
 * help it, never on the table's, and only for one at a time: a later question ends the one before
 * it, as does a move.
 */
public final class HintDesk {

  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final ScreenFeed feed;
  private final Cores cores;
  private final LongSupplier nanos;
  private final AtomicLong questions = new AtomicLong();

  /** A desk for the game that is shown here, which thinks with all cores. */
  public HintDesk(ScreenFeed feed) {
    this(feed, Cores.spare(), System::nanoTime);
  }

  /**
   * A desk.
   *
   * @param nanos the monotonic clock
   */
  HintDesk(ScreenFeed feed, Cores cores, LongSupplier nanos) {
    this.feed = feed;
    this.cores = cores;
    this.nanos = nanos;
  }

  /**
   * A hint and the screen it is for.
   *
   * @param number of the screen that the hint was made for
   * @param proposal a whole turn, or what is left of it, and what speaks for it
   * @param value the expected result for the player to move: 0 lost, 1 won; empty where the game
   *     has no such estimate
   */
  public record Found(long number, Proposal proposal, Optional<Double> value) {}

  /**
   * What this viewer could do on the screen that is shown; the best that was found when time ran
   * out.
   *
   * @return empty when a person has nothing to choose now, or the game moved on while thinking
   */
  public Optional<Found> hint(Viewer viewer) {
    long mine = questions.incrementAndGet();
    long begun = nanos.getAsLong();
    Published now = feed.current();
    Optional<Play> play = now.play().filter(game -> !game.awaitsCompanion());
    if (play.isEmpty() || !mayChoose(now, viewer)) {
      return Optional.empty();
    }
    Optional<Proposal> ofCards = CardHints.of(play.get(), viewer);
    if (ofCards.isPresent()) {
      return ofCards.map(proposal -> new Found(now.number(), proposal, Optional.empty()));
    }
    BooleanSupplier overtaken = () -> questions.get() != mine || !isOn(play.get());
    BooleanSupplier stop =
        () -> nanos.getAsLong() - begun >= PATIENCE_NANOS || overtaken.getAsBoolean();
    Question question =
        new Question(
            Skill.STRONG,
            Question.NODES_OF_A_PI_SECOND,
            now.number(),
            stop,
            cores.threads(),
            cores.executor());
    return LunarCommandHints.of(play.get(), question)
        .filter(hint -> !overtaken.getAsBoolean())
        .map(hint -> new Found(now.number(), hint.proposal(), Optional.of(hint.value())));
  }

  /** Whether a phone's own screen offers anything; the table asks for whoever is to act. */
  private static boolean mayChoose(Published now, Viewer viewer) {
    return viewer.seat().isEmpty()
        || now.screenFor(viewer).stream()
            .flatMap(screen -> screen.blocks(Block.Options.class))
            .anyMatch(options -> !options.groups().isEmpty());
  }

  private boolean isOn(Play play) {
    return feed.current().play().filter(now -> now == play).isPresent();
  }
}

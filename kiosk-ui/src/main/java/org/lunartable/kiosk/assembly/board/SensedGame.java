package org.lunartable.kiosk.assembly.board;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.follow.Agreed;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.screen.Text;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.BoardSighting.Sight;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.Observation.SourceHealth;
import org.lunartable.kiosk.table.Published;

/**
 * Follows a game by sensors that know only where something stands. What was lifted and put back is
 * no move, and nothing counts before the board has come to rest, by what the sensors say and not by
 * their silence: what they told last may have been lost. Times are of the monotonic clock, in
 * nanoseconds. Every method may be called from any thread.
 */
final class SensedGame {

  private final Patience patience;
  private final BoardKeeper keeper = new BoardKeeper();
  private final Touched touched = new Touched();
  private boolean known;
  private long changed;
  private long confirmed;
  private long moved;
  private long number = -1;
  private boolean looked;
  private Optional<Text> misfit = Optional.empty();
  private Optional<Observation> pending = Optional.empty();

  /**
   * How long the board must have been at rest.
   *
   * @param moves before what was done counts
   * @param doubts before people are told that something is wrong: somebody may think with a piece
   *     in the hand
   */
  record Patience(Duration moves, Duration doubts) {
    static final Patience AT_THE_TABLE =
        new Patience(Duration.ofMillis(600), Duration.ofSeconds(4));
  }

  SensedGame(Patience patience) {
    this.patience = patience;
  }

  /** Takes what the sensors tell. */
  synchronized void see(BoardSighting sighting, long nanos) {
    touched.see(sighting);
    known = true;
    changed = nanos;
    confirmed = nanos;
    lookAnew();
  }

  /** The sensors say that the board is still as they told it last. */
  synchronized void confirm(long nanos) {
    confirmed = nanos;
  }

  /** Something may have been missed: nobody knows how the board is before the next sighting. */
  synchronized void missed() {
    known = false;
    touched.lost();
    lookAnew();
  }

  private void lookAnew() {
    looked = false;
    pending = Optional.empty();
  }

  /** Asks for the same again, since it was not heard. */
  synchronized void again() {
    looked = false;
  }

  /** What the table is to be told now; each only once. */
  synchronized Optional<Observation> look(Published shown, long nanos) {
    if (shown.number() != number) {
      number = shown.number();
      moved = nanos;
      looked = false;
    }
    if (!known || confirmed - changed < patience.moves().toNanos()) {
      return Optional.empty();
    }
    if (!looked && shown.play().orElse(null) instanceof OnTheTable play) {
      looked = true;
      pending = compare(shown, play);
    }
    return told(nanos);
  }

  private Optional<Observation> compare(Published shown, OnTheTable play) {
    BoardKeeper.Now now =
        new BoardKeeper.Now(shown.number(), play, shown.canUndo(), shown.canRedo());
    BoardSighting sighting = touched.sharpened(play.position().board()).orElseThrow();
    Lattice game = play.position().board().lattice();
    if (!sighting.lattice().equals(game)) {
      misfit = Optional.of(misfit(sighting.lattice(), game));
      return Optional.of(new SourceHealth(false, unfit(sighting.lattice(), game)));
    } else if (misfit.isPresent()) {
      misfit = Optional.empty();
      looked = false;
      return Optional.of(new SourceHealth(true, "works"));
    }
    Optional<Observation> said = keeper.look(now, sighting, new Sensors(sighting));
    if (keeper.agrees()) {
      touched.agreed();
    }
    return said;
  }

  /** Why the board does not go with the game; empty when it does. */
  synchronized Optional<Text> misfit() {
    return misfit;
  }

  private static Text misfit(Lattice board, Lattice game) {
    return new Text(
        "hands.board.size",
        Map.of(
            "board", "%d x %d".formatted(board.width(), board.height()),
            "game", "%d x %d".formatted(game.width(), game.height())));
  }

  private static String unfit(Lattice board, Lattice game) {
    return "The sensor board is for %d x %d spaces, and this game has %d x %d; begin a game of its size."
        .formatted(board.width(), board.height(), game.width(), game.height());
  }

  private Optional<Observation> told(long nanos) {
    Optional<Observation> now = pending;
    long rest = Math.min(confirmed - changed, nanos - moved);
    if (now.isEmpty() || (isUnsure(now.get()) && rest < patience.doubts().toNanos())) {
      return Optional.empty();
    }
    pending = Optional.empty();
    return now;
  }

  /** Whether it may come right by itself, once what is in the hand is put down. */
  private static boolean isUnsure(Observation said) {
    return said instanceof BoardDoubted doubted
        && doubted.doubt().filter(SensedGame::isUnsure).isPresent();
  }

  private static boolean isUnsure(Doubt doubt) {
    boolean choice = doubt.kind().equals("question") && doubt.answers().size() > 1;
    return doubt.kind().equals("differs") || (doubt.kind().equals("question") && !choice);
  }

  /** What sensors can say of a sighting of theirs. */
  private record Sensors(BoardSighting sighting) implements Witness {
    @Override
    public List<Place> disturbed(Board after) {
      return List.of();
    }

    @Override
    public boolean isSureOfChanges() {
      return true;
    }

    @Override
    public boolean mayBeInHand(Agreed before) {
      Board board = before.position().board();
      int balance = 0;
      for (Place place : board.lattice().places()) {
        Content was = before.standing().getOrDefault(place, board.at(place));
        Sight sight = sighting.at(place);
        if (sight.weight(was) < 0) {
          balance += sight.weight(Content.EMPTY) == 0 ? -1 : 1;
        }
      }
      return balance < 0;
    }
  }
}

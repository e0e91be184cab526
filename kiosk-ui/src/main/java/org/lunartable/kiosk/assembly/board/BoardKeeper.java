package org.lunartable.kiosk.assembly.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.follow.Agreed;
import org.lunartable.engine.follow.Explanation;
import org.lunartable.engine.follow.Follower;
import org.lunartable.engine.follow.Manner;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.lunarcommand.play.OnTheTable;
import org.lunartable.engine.screen.Doubt;
import org.lunartable.engine.spi.BoardSighting;
import org.lunartable.engine.spi.Observation;
import org.lunartable.engine.spi.Observation.BoardDoubted;
import org.lunartable.engine.spi.Observation.MovesSeen;

/**
 * Keeps board and game together: turns sightings of the settled board into what the table is told.
 * Nothing is followed before board and game have once agreed: at the start of a game the set-up is
 * checked, and after an undo the bricks have to be taken back. For one thread, never the table's.
 */
public final class BoardKeeper {

  /** What has to agree before anything is followed. */
  private enum Check {
    SET_UP,
    TAKE_BACK,
    NOTHING
  }

  private Optional<OnTheTable> known = Optional.empty();
  private Map<Place, Content> standing = Map.of();
  private Check check = Check.NOTHING;
  private boolean agrees;
  private List<Place> changed = List.of();

  /** The game as it stands when a sighting is looked at. */
  public record Now(long revision, OnTheTable play, boolean begun, boolean undone) {}

  /**
   * What the table is to be told.
   *
   * @param witness who saw it
   * @return empty when there is nothing to say, as while a hand is over the board
   */
  public Optional<Observation> look(Now now, BoardSighting sighting, Witness witness) {
    agrees = false;
    changed = List.of();
    if (!sighting.lattice().equals(now.play().position().board().lattice())) {
      return Optional.empty();
    }
    goOn(now);
    return check == Check.NOTHING
        ? followed(now, sighting, witness)
        : compared(now, sighting, witness);
  }

  private Optional<Observation> followed(Now now, BoardSighting sighting, Witness witness) {
    Agreed agreed = new Agreed(now.play().position(), standing);
    return new Follower(now.play().referee(), Manner.GAME)
        .follow(agreed, sighting)
        .match(
            clear -> clear(now, clear.explanation(), witness),
            rivals -> rivals(now, rivals.explanations(), witness),
            misfits -> doubted(now, Doubts.differs(now.play(), misfits)),
            hidden -> Optional.empty());
  }

  /**
   * Place by place, whatever moves could explain: before board and game have once agreed, what
   * looks like a move is only bricks that are not yet where the game has them.
   */
  private Optional<Observation> compared(Now now, BoardSighting sighting, Witness witness) {
    Board expected = now.play().position().board();
    if (Follower.isHidden(expected, sighting)) {
      return Optional.empty();
    }
    Board seen = Doubts.clearlySeen(sighting, expected);
    if (!seen.equals(expected)) {
      return doubted(now, unlike(seen, expected));
    }
    if (!witness.disturbed(expected).isEmpty()) {
      return Optional.empty();
    }
    agrees = true;
    check = Check.NOTHING;
    return doubted(now, Optional.empty());
  }

  /** Takes notice of what the game did since the last look. */
  private void goOn(Now now) {
    if (known.isPresent() && known.get() == now.play()) {
      return;
    }
    if (!now.begun()) {
      check = Check.SET_UP;
      standing = Map.of();
    } else if (now.undone()) {
      check = Check.TAKE_BACK;
      standing = Map.of();
    } else if (known.isPresent()) {
      standing = stillStanding(known.get(), now.play());
    } else {
      check = Check.NOTHING; // a game that is taken up again goes on where it was
    }
    known = Optional.of(now.play());
  }

  /** The figures that scoring took off the board may stand until somebody takes them away. */
  private Map<Place, Content> stillStanding(OnTheTable before, OnTheTable after) {
    Board was = before.position().board();
    Board is = after.position().board();
    if (!was.lattice().equals(is.lattice())
        || was.places(Content::hasFigure).size() <= is.places(Content::hasFigure).size()) {
      return standing;
    }
    Map<Place, Content> more = new HashMap<>(standing);
    for (Place place : was.differences(is)) {
      if (was.at(place).hasFigure() && !is.at(place).hasFigure()) {
        more.put(place, was.at(place).figure());
      }
    }
    return more;
  }

  /** Somebody has said that the board is as the game says: from now on it is followed. */
  public void trust() {
    check = Check.NOTHING;
    standing = Map.of();
  }

  /** Whether board and game agreed at the last look. */
  public boolean agrees() {
    return agrees;
  }

  private Optional<Observation> clear(Now now, Explanation explanation, Witness witness) {
    if (!witness.disturbed(explanation.after().position().board()).isEmpty()) {
      return Optional.empty();
    }
    if (!explanation.actions().isEmpty()) {
      return witness.mayBeInHand(new Agreed(now.play().position(), standing))
          ? doubted(now, Doubts.question(now.play(), List.of(explanation)))
          : moved(now, explanation);
    }
    agrees = true;
    standing = explanation.after().standing();
    return doubted(now, Doubts.takeOff(explanation.after()));
  }

  /** The places that the moves told at the last look have changed; none when none were told. */
  List<Place> changed() {
    return changed;
  }

  private Optional<Observation> moved(Now now, Explanation explanation) {
    List<String> moves = now.play().moves(explanation.actions(), false);
    Board before = now.play().position().board();
    changed = before.differences(explanation.after().position().board());
    return moves.isEmpty() ? Optional.empty() : Optional.of(new MovesSeen(now.revision(), moves));
  }

  private Optional<Observation> rivals(Now now, List<Explanation> rivals, Witness witness) {
    List<Explanation> moves = rivals.stream().filter(one -> !one.actions().isEmpty()).toList();
    // Whether anything happened at all is seen better in the next picture than asked.
    return moves.size() < rivals.size() && !witness.isSureOfChanges()
        ? Optional.empty()
        : doubted(now, Doubts.question(now.play(), moves));
  }

  private Doubt unlike(Board seen, Board expected) {
    return check == Check.SET_UP ? Doubts.setUp(expected, seen) : Doubts.takeBack(expected, seen);
  }

  private static Optional<Observation> doubted(Now now, Doubt doubt) {
    return doubted(now, Optional.of(doubt));
  }

  private static Optional<Observation> doubted(Now now, Optional<Doubt> doubt) {
    return Optional.of(new BoardDoubted(now.revision(), doubt));
  }
}

package org.lunartable.engine.lunarcommand;

import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Text;

/** Moving UFOs (LC-20, LC-21) and abducting with them (LC-40). */
final class UfoMoves {

  private final Position position;
  private final Rules rules;
  private final Board board;

  UfoMoves(Position position, Rules rules) {
    this.position = position;
    this.rules = rules;
    this.board = position.board();
  }

  /** Why this UFO move is not legal; empty when it is. */
  Optional<Refused> refusal(Action.MoveUfo move) {
    return notShown().or(() -> moveRefusal(move.from(), move.to()));
  }

  /** Why this abduction is not legal; empty when it is. */
  Optional<Refused> refusal(Action.Abduct abduct) {
    if (!rules.variants().abduction()) {
      return Refusals.because("LC-40", "off");
    }
    return notShown().or(() -> abductionRefusal(abduct.ufo(), abduct.astronaut(), abduct.to()));
  }

  private Optional<Refused> notShown() {
    return position.roll().allowsUfo()
        ? Optional.empty()
        : Refusals.because("LC-11", "not-shown", Text.of("piece.ufo"));
  }

  /** Why no UFO can go from here to there, whatever the die shows. */
  Optional<Refused> moveRefusal(Place from, Place to) {
    Optional<Refused> noUfo = noUfo(from, "LC-20", "no-ufo");
    if (noUfo.isPresent()) {
      return noUfo;
    }
    if (!isSpace(to)) {
      return Refusals.because("LC-20", "no-space", to);
    }
    if (from.equals(to)) {
      return Refusals.because("LC-20", "same", to);
    }
    Content there = board.at(to);
    if (there == Content.BLOCKED) {
      return Refusals.because("LC-4", "blocked", to);
    }
    boolean free = there == Content.EMPTY || (there == Content.ROBOT && rules.ufo().coversRobot());
    return free ? Optional.empty() : Refusals.because("LC-21", "target", to);
  }

  /** Why this UFO cannot lift that astronaut there, whatever the die shows. */
  Optional<Refused> abductionRefusal(Place ufo, Place astronaut, Place to) {
    Optional<Refused> noUfo = noUfo(ufo, "LC-40", "ufo");
    if (noUfo.isPresent()) {
      return noUfo;
    }
    if (!isSpace(astronaut) || board.at(astronaut) != Content.ASTRONAUT) {
      return Refusals.because("LC-40", "astronaut", astronaut);
    }
    if (!isSpace(to)) {
      return Refusals.because("LC-40", "target", to);
    }
    if (board.at(to) == Content.BLOCKED) {
      return Refusals.because("LC-4", "blocked", to);
    }
    // The space the UFO leaves is free unless a figure stays on it.
    Content there = to.equals(ufo) ? board.at(to).figure() : board.at(to);
    return there == Content.EMPTY ? Optional.empty() : Refusals.because("LC-40", "target", to);
  }

  private Optional<Refused> noUfo(Place at, String rule, String reason) {
    boolean there = isSpace(at) && board.at(at).hasUfo();
    return there ? Optional.empty() : Refusals.because(rule, reason, at);
  }

  private boolean isSpace(Place place) {
    return board.lattice().contains(place) && place.isSpace();
  }
}

package org.lunartable.engine.lunarcommand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.game.Refused;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.screen.Text;

/** Steps of a spacewalk (LC-23 to LC-26). */
final class Spacewalk {

  private final Position position;
  private final Rules rules;
  private final Board board;
  private final Side side;

  Spacewalk(Position position, Rules rules) {
    this.position = position;
    this.rules = rules;
    this.board = position.board();
    this.side = position.side();
  }

  /** All steps that walls and figures allow, in the notation's order; the die is not asked. */
  List<Action> possible() {
    List<Action> found = new ArrayList<>();
    for (Place from : board.places(Content::hasFigure)) {
      for (Place to : board.lattice().nextSpaces(from)) {
        if (stepRefusal(from, to).isEmpty()) {
          found.add(new Action.Step(from, to));
        }
      }
    }
    return found;
  }

  /** The first step needs the die; later ones belong to the walk under way. */
  boolean isShown() {
    return position.roll().isWalking() || position.roll().allowsWalk();
  }

  /** Why this step is not legal; empty when it is. */
  Optional<Refused> refusal(Action.Step step) {
    return isShown()
        ? stepRefusal(step.from(), step.to())
        : Refusals.because("LC-11", "not-shown", Text.of("piece.spacewalk"));
  }

  /** Why the walk may not end now; empty when it may (LC-23). */
  Optional<Refused> endRefusal() {
    if (!isShown()) {
      return Refusals.because("LC-11", "not-shown", Text.of("piece.spacewalk"));
    }
    if (!position.roll().isWalking()) {
      return Refusals.because("LC-23", "no-step");
    }
    return rules.spacewalk().mustUseAll() && !possible().isEmpty()
        ? Refusals.because("LC-23", "must-use-all")
        : Optional.empty();
  }

  private Optional<Refused> stepRefusal(Place from, Place to) {
    if (!isSpace(from) || !board.at(from).hasFigure()) {
      return Refusals.because("LC-23", "no-figure", from);
    }
    if (!board.lattice().nextSpaces(from).contains(to)) {
      return Refusals.because("LC-24", "not-next", to);
    }
    Optional<Refused> impossible = physicalRefusal(from, to);
    if (impossible.isPresent()) {
      return impossible;
    }
    if (board.at(from).hasUfo()) {
      return Refusals.because("LC-25", "ufo", from);
    }
    return isOpen(from, to)
        ? Optional.empty()
        : Refusals.because("LC-24", "wall", between(from, to));
  }

  /** Whether the edge between two neighbouring spaces lets this side's figures through (LC-24). */
  boolean isOpen(Place from, Place to) {
    Content door = board.at(between(from, to));
    return door == Content.EMPTY || door == Content.airlock(side);
  }

  /** Why no figure can go from here to there, whatever stands between. */
  Optional<Refused> physicalRefusal(Place from, Place to) {
    if (!isSpace(from) || !board.at(from).hasFigure()) {
      return Refusals.because("LC-23", "no-figure", from);
    }
    if (!isSpace(to)) {
      return Refusals.because("LC-24", "not-next", to);
    }
    return board.isEmpty(to) ? Optional.empty() : Refusals.because("LC-25", "target", to);
  }

  /** Whether the step goes through an own airlock into an own station (LC-26). */
  boolean walksIn(Place from, Place to) {
    return board.lattice().nextSpaces(from).contains(to)
        && board.at(between(from, to)) == Content.airlock(side)
        && position.scored().at(to).equals(Optional.of(Owner.of(side)));
  }

  private boolean isSpace(Place place) {
    return board.lattice().contains(place) && place.isSpace();
  }

  private static Place between(Place from, Place to) {
    return new Place((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
  }
}

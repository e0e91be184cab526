package org.lunartable.engine.lunarcommand;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/** All legal actions by asking every imaginable one for the reason why it is not legal. */
final class SlowOptions {

  private final Position position;
  private final Rules rules;
  private final Lattice lattice;
  private final List<Action> found = new ArrayList<>();

  private SlowOptions(Position position, Rules rules) {
    this.position = position;
    this.rules = rules;
    this.lattice = position.board().lattice();
  }

  static List<Action> of(Position position, Rules rules) {
    if (!position.roll().isRolled() || Ending.in(position, rules).isPresent()) {
      return List.of();
    }
    return new SlowOptions(position, rules).all();
  }

  private List<Action> all() {
    if (position.roll().isWalking()) {
      addSteps();
      if (new Spacewalk(position, rules).endRefusal().isEmpty()) {
        found.add(new Action.EndWalk());
      }
      return found;
    }
    addBuilds();
    addUfoMoves();
    addAbductions();
    addSteps();
    return found.isEmpty() ? List.of(new Action.Pass()) : found;
  }

  private void addBuilds() {
    Building building = new Building(position, rules);
    for (Piece piece : Piece.values()) {
      for (Place at : lattice.places()) {
        Action.Build build = new Action.Build(piece, at);
        if (building.refusal(build).isEmpty()) {
          found.add(build);
        }
      }
    }
  }

  private void addUfoMoves() {
    UfoMoves moves = new UfoMoves(position, rules);
    for (Place from : lattice.places(Place.Kind.SPACE)) {
      for (Place to : lattice.places(Place.Kind.SPACE)) {
        Action.MoveUfo move = new Action.MoveUfo(from, to);
        if (moves.refusal(move).isEmpty()) {
          found.add(move);
        }
      }
    }
  }

  private void addAbductions() {
    UfoMoves moves = new UfoMoves(position, rules);
    List<Place> spaces = lattice.places(Place.Kind.SPACE);
    for (Place ufo : position.board().places(Content::hasUfo)) {
      for (Place astronaut : position.board().places(Content::hasFigure)) {
        for (Place to : spaces) {
          Action.Abduct abduct = new Action.Abduct(ufo, astronaut, to);
          if (moves.refusal(abduct).isEmpty()) {
            found.add(abduct);
          }
        }
      }
    }
  }

  private void addSteps() {
    Spacewalk walk = new Spacewalk(position, rules);
    for (Place from : lattice.places(Place.Kind.SPACE)) {
      for (Place to : lattice.nextSpaces(from)) {
        Action.Step step = new Action.Step(from, to);
        if (walk.refusal(step).isEmpty()) {
          found.add(step);
        }
      }
    }
  }
}

package org.lunartable.engine.lunarcommand;

import java.util.List;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;

/** What actions do to a position; whether they are legal is asked before. */
final class Effects {

  private final Rules rules;
  private final Scoring scoring;

  Effects(Rules rules, Scoring scoring) {
    this.rules = rules;
    this.scoring = scoring;
  }

  Verdict.Accepted of(Position position, Action action) {
    if (action instanceof Action.Build build) {
      return built(position, build);
    } else if (action instanceof Action.MoveUfo move) {
      return ended(position.withBoard(ufoMoved(position.board(), move)), List.of(), false);
    } else if (action instanceof Action.Abduct abduct) {
      return abducted(position, abduct);
    } else if (action instanceof Action.Step step) {
      return stepped(position, step);
    }
    return ended(position, List.of(), position.roll().scored());
  }

  private Verdict.Accepted built(Position position, Action.Build build) {
    Piece piece = build.piece();
    Place at = build.at();
    Board board = position.board().with(at, piece.content(at, position.side()));
    Tally built =
        piece == Piece.WALL ? position.built() : position.built().plus(position.side(), 1);
    Position after =
        position
            .withBoard(board)
            .withPieces(position.stock().without(piece, at, position.side()), built);
    List<Event> events = List.of();
    if (piece != Piece.DOME) {
      Scoring.Result result = scoring.scoreNew(after);
      after = result.position();
      events = result.events();
    }
    if (rules.ownership() == Rules.Ownership.MAJORITY) {
      after = Scoring.recountOwners(after);
    }
    return ended(after, events, true);
  }

  private static Board ufoMoved(Board board, Action.MoveUfo move) {
    return board
        .with(move.from(), board.at(move.from()).figure())
        .with(move.to(), Content.onSpace(board.at(move.to()).figure(), true));
  }

  private Verdict.Accepted abducted(Position position, Action.Abduct abduct) {
    Board board = position.board();
    int points = scoring.points(Content.ASTRONAUT);
    board = board.with(abduct.ufo(), board.at(abduct.ufo()).figure());
    if (!isOwn(position, abduct.to())) {
      board =
          board.with(abduct.astronaut(), Content.EMPTY).with(abduct.to(), Content.UFO_ON_ASTRONAUT);
      return ended(position.withBoard(board), List.of(), false);
    }
    Event event = new Event.Abducted(abduct.to(), points, position.side());
    Position after =
        position
            .withBoard(board.with(abduct.astronaut(), Content.UFO))
            .withScore(position.score().plus(event.gained()));
    return ended(after, List.of(event), points > 0);
  }

  private static boolean isOwn(Position position, Place space) {
    return position.scored().at(space).filter(Owner.of(position.side())::equals).isPresent();
  }

  private Verdict.Accepted stepped(Position position, Action.Step step) {
    Board board = position.board();
    Content figure = board.at(step.from()).figure();
    boolean walksIn = new Spacewalk(position, rules).walksIn(step.from(), step.to());
    int points = walksIn ? scoring.points(figure) : 0;
    board = board.with(step.from(), Content.onSpace(Content.EMPTY, board.at(step.from()).hasUfo()));
    board = walksIn ? board : board.with(step.to(), figure);
    List<Event> events =
        walksIn ? List.of(new Event.WalkedIn(step.to(), points, position.side())) : List.of();
    Position after =
        position
            .withBoard(board)
            .withScore(position.score().plus(position.side(), points))
            .withRoll(position.roll().walking(stepsAfter(position), points > 0));
    return isWalkOver(after)
        ? ended(after, events, after.roll().scored())
        : new Verdict.Accepted(after, events);
  }

  private int stepsAfter(Position position) {
    Roll roll = position.roll();
    return (roll.isWalking() ? roll.stepsLeft() : rules.spacewalk().steps()) - 1;
  }

  /** The steps are used up, none is possible any more, or the game is won (LC-26). */
  private boolean isWalkOver(Position position) {
    return !position.roll().isWalking()
        || Ending.in(position, rules).isPresent()
        || new Spacewalk(position, rules).possible().isEmpty();
  }

  private static Verdict.Accepted ended(Position position, List<Event> events, boolean busy) {
    return new Verdict.Accepted(position.turnPassed(busy), events);
  }
}

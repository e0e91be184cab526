package org.lunartable.engine.lunarcommand;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.enclosure.Enclosure;
import org.lunartable.engine.enclosure.OuterWall;
import org.lunartable.engine.enclosure.Region;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/** What stations are worth, and to whom (LC-29 to LC-34). */
final class Scoring {

  private final Rules rules;

  Scoring(Rules rules) {
    this.rules = rules;
  }

  /** What a build led to. */
  record Result(Position position, List<Event> events) {}

  /** Scores every station that is enclosed now and was not scored yet, by first space (LC-29). */
  Result scoreNew(Position built) {
    Position position = built;
    List<Event> events = new ArrayList<>();
    for (Region station : Enclosure.stations(built.board())) {
      if (position.scored().of(station).isEmpty()) {
        Event.StationScored event = score(station, position);
        events.add(event);
        position = settle(position, event);
      }
    }
    return new Result(position, events);
  }

  /** The points that stand in a station (LC-31); figures under a UFO count. */
  int pointsIn(Region station, Board board) {
    return station.spaces().stream().mapToInt(space -> points(board.at(space))).sum();
  }

  /** What the figure of this content is worth. */
  int points(Content content) {
    return switch (content.figure()) {
      case ROBOT -> rules.points().robot();
      case ASTRONAUT -> rules.points().astronaut();
      default -> 0;
    };
  }

  /** Each side's coloured pieces in the outer wall (LC-32). */
  static Tally pieces(OuterWall wall, Board board) {
    return new Tally(
        wall.piecesOf(Side.ORANGE, board).size(), wall.piecesOf(Side.GREEN, board).size());
  }

  /** The owners recounted, for the house rule that ownership follows the majority. */
  static Position recountOwners(Position position) {
    Position recounted = position;
    for (Region station : Enclosure.stations(position.board())) {
      if (position.scored().of(station).isPresent()) {
        OuterWall wall = OuterWall.of(station, position.board().lattice());
        Tally pieces = pieces(wall, position.board());
        Owner owner = Owner.ofMajority(pieces.orange(), pieces.green());
        recounted = recounted.withScored(recounted.scored().with(station, owner));
      }
    }
    return recounted;
  }

  private Event.StationScored score(Region station, Position position) {
    OuterWall wall = OuterWall.of(station, position.board().lattice());
    Tally pieces = pieces(wall, position.board());
    int points = pointsIn(station, position.board());
    Owner owner = Owner.ofMajority(pieces.orange(), pieces.green());
    if (owner == Owner.NONE && rules.tie() == Rules.Tie.BUILDER) {
      owner = Owner.of(position.side());
    }
    return new Event.StationScored(station, wall, pieces, points, owner, gained(owner, points));
  }

  private Tally gained(Owner owner, int points) {
    if (owner != Owner.NONE) {
      return Tally.ZERO.plus(owner.side().orElseThrow(), points);
    }
    int half = rules.tie() == Rules.Tie.HALF ? points / 2 : 0;
    return new Tally(half, half);
  }

  /** Books the points and takes the figures off the board; UFOs stay (LC-31, LC-32). */
  private static Position settle(Position position, Event.StationScored event) {
    Board board = position.board();
    for (Place space : event.station().spaces()) {
      if (board.at(space).hasFigure()) {
        board = board.with(space, Content.onSpace(Content.EMPTY, board.at(space).hasUfo()));
      }
    }
    return position
        .withBoard(board)
        .withScore(position.score().plus(event.gained()))
        .withScored(position.scored().with(event.station(), event.owner()));
  }
}

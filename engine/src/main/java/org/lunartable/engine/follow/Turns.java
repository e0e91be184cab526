package org.lunartable.engine.follow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Roll;
import org.lunartable.engine.lunarcommand.Turn;
import org.lunartable.engine.lunarcommand.Verdict;

/** Who may act next in a position, and with what on the die. Immutable. */
final class Turns {

  /** A die nobody has seen: it may show anything. */
  private static final Roll ANY =
      Roll.of(
          List.of(
              TileColour.WHITE,
              TileColour.ORANGE,
              TileColour.GREEN,
              TileColour.YELLOW,
              TileColour.GREY));

  private final Referee referee;
  private final Manner manner;

  Turns(Referee referee, Manner manner) {
    this.referee = referee;
    this.manner = manner;
  }

  /**
   * A player about to act.
   *
   * @param before actions that end the turn before
   * @param cost what it costs to believe that the player acts now
   */
  record Ready(Position position, List<Action> before, double cost) {
    Ready dearer(double by) {
      return by == 0 ? this : new Ready(position, before, cost + by);
    }
  }

  /** The agreed position as the search takes it: with either side to act, the die says nothing. */
  Position opening(Position agreed) {
    boolean drop = manner.anySide() && !agreed.roll().isWalking();
    return drop ? agreed.withRoll(Roll.NONE) : agreed;
  }

  /** Everybody who may begin to act here; a walk under way is ended before. */
  List<Ready> beginning(Position position) {
    if (position.roll().isWalking()) {
      return ended(position);
    }
    if (position.roll().isRolled()) {
      return List.of(new Ready(position, List.of(), manner.prior().turn()));
    }
    return manner.anySide() ? anybody(position) : inOrder(position);
  }

  /** The player in the middle of a walk, if one is. */
  Optional<Ready> walking(Position position) {
    return position.roll().isWalking()
        ? Optional.of(new Ready(position, List.of(), manner.prior().figure()))
        : Optional.empty();
  }

  /** Another turn of the same player, where any side may act. */
  Optional<Ready> again(Position position, Turn turn) {
    return manner.anySide() && !position.roll().isRolled()
        ? Optional.of(new Ready(rolled(position, turn), List.of(), manner.prior().turn()))
        : Optional.empty();
  }

  /** The position after the walk under way is over, with the action that ends it, if it may end. */
  Optional<Ready> closed(Position position) {
    Action end = new Action.EndWalk();
    return referee.take(position, end) instanceof Verdict.Accepted accepted
        ? Optional.of(new Ready(accepted.position(), List.of(end), 0))
        : Optional.empty();
  }

  private List<Ready> ended(Position walking) {
    return closed(walking).stream()
        .flatMap(
            over ->
                beginning(over.position()).stream()
                    .map(next -> new Ready(next.position(), over.before(), next.cost())))
        .toList();
  }

  private List<Ready> anybody(Position position) {
    List<Ready> all = new ArrayList<>();
    boolean team = referee.rules().variants().team();
    for (Side side : Side.values()) {
      for (int member = team ? 1 : 0; member <= (team ? 2 : 0); member++) {
        Position ready = rolled(position, new Turn(side, member));
        all.add(new Ready(ready, List.of(), manner.prior().turn()));
      }
    }
    return all;
  }

  private List<Ready> inOrder(Position position) {
    List<Ready> all = new ArrayList<>();
    all.add(new Ready(rolled(position, position.turn()), List.of(), manner.prior().turn()));
    if (mayPass(position)) {
      Position passed = rolled(position, position.turn().next());
      double cost = manner.prior().turn() + manner.prior().pass();
      all.add(new Ready(passed, List.of(new Action.Pass()), cost));
    }
    return all;
  }

  private boolean mayPass(Position position) {
    return referee.rules().die().faces().stream()
        .map(DieFace::colours)
        .map(colours -> referee.options(referee.roll(position, colours)))
        .anyMatch(List.of(new Action.Pass())::equals);
  }

  private static Position rolled(Position position, Turn turn) {
    return position.withTurn(turn).withRoll(ANY);
  }
}

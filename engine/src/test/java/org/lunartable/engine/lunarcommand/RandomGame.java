package org.lunartable.engine.lunarcommand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/** A game in which every roll and every legal action is as likely as any other. */
public final class RandomGame {

  /** Looks at every step of the game. */
  public interface Watcher {
    void sees(Position before, Action action, Verdict.Accepted after);
  }

  private final Random random;
  private final Rules rules;
  private final Referee referee;

  /** A game by these rules that has not begun. */
  public RandomGame(Random random, Rules rules) {
    this.random = random;
    this.rules = rules;
    this.referee = new Referee(rules);
  }

  public Referee referee() {
    return referee;
  }

  /** Plays to the end, which must come. */
  public Position play(Watcher watcher) {
    Position position = rules.start(random.nextBoolean() ? Side.ORANGE : Side.GREEN);
    for (int left = mostActions(position); left > 0; left--) {
      if (referee.ending(position).isPresent()) {
        return position;
      }
      if (!position.roll().isRolled()) {
        position = referee.roll(position, face().colours());
      }
      List<Action> options = referee.options(position);
      assertThat(options).isNotEmpty();
      Action action = options.get(random.nextInt(options.size()));
      Verdict verdict = referee.take(position, action);
      assertThat(verdict).as(action.text()).isInstanceOf(Verdict.Accepted.class);
      Verdict.Accepted after = (Verdict.Accepted) verdict;
      watcher.sees(position, action, after);
      position = after.position();
    }
    throw new AssertionError("the game does not end: " + position);
  }

  /** A random number from 0 to {@code limit} - 1. */
  int below(int limit) {
    return random.nextInt(limit);
  }

  /** Any action, sensible or not. */
  Action anyAction() {
    Piece[] pieces = Piece.values();
    return switch (random.nextInt(8)) {
      case 0, 1, 2, 3 -> new Action.Build(pieces[random.nextInt(pieces.length)], anyPlace());
      case 4 -> new Action.MoveUfo(anyPlace(), anyPlace());
      case 5 -> new Action.Abduct(anyPlace(), anyPlace(), anyPlace());
      case 6 -> new Action.Step(anyPlace(), anyPlace());
      default -> random.nextBoolean() ? new Action.EndWalk() : new Action.Pass();
    };
  }

  /** Now and then a place beyond the board. */
  private Place anyPlace() {
    Lattice lattice = rules.lattice();
    return new Place(
        random.nextInt(Math.min(25, lattice.columns() + 1)),
        random.nextInt(Math.min(25, lattice.rows() + 1)));
  }

  private DieFace face() {
    return rules.die().face(1 + random.nextInt(6));
  }

  /** Each turn without a build or points is quiet; builds and figures are limited. */
  private int mostActions(Position start) {
    Stock stock = start.stock();
    int pieces = stock.straight() + stock.square() + stock.orange().total() + stock.green().total();
    int figures = start.board().places(Content::hasFigure).size();
    return (pieces + figures + 1) * rules.quietTurns() * rules.spacewalk().steps();
  }
}

package org.lunartable.engine.advisor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.lunarcommand.Action;
import org.lunartable.engine.lunarcommand.Bits;
import org.lunartable.engine.lunarcommand.Position;
import org.lunartable.engine.lunarcommand.Referee;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.lunarcommand.Verdict;
import org.lunartable.engine.lunarcommand.fast.Field;
import org.lunartable.engine.notation.GameRecord;

/**
 * Rates the turns of a game. A turn is worth what is to be expected after it when the other side
 * has replied once; before the roll the same is looked at for every face, so that the luck of all
 * faces together is nought. One thread each.
 */
public final class Reviewer {

  private final BooleanSupplier stop;
  private final Referee referee;
  private final Bits bits;
  private final Searcher searcher;
  private final RollValues rolls;

  private Reviewer(Rules rules, Lattice lattice, BooleanSupplier stop) {
    this.stop = stop;
    this.referee = new Referee(rules);
    this.bits = new Bits(rules, lattice);
    Rings rings = new Rings(bits.rules().layout());
    this.searcher = new Searcher(bits.rules(), rings);
    Question question = new Question(Skill.STRONG, 1, 0, stop, 1, Runnable::run);
    this.rolls = new RollValues(bits.rules(), new Search(bits.rules(), rings, question));
  }

  /**
   * Rates a game whose moves hold. Turns that are not complete, or in which the players agreed on
   * what the rules do not allow, are left out.
   *
   * @param stop asked often; once it says yes no more turns are rated
   */
  public static Review review(GameRecord game, BooleanSupplier stop) {
    if (game.rounds().isEmpty()) {
      return new Review(List.of());
    }
    Position start = start(game);
    return new Reviewer(game.rules(), start.board().lattice(), stop).review(game, start);
  }

  private Review review(GameRecord game, Position start) {
    List<Review.Rated> rated = new ArrayList<>();
    Position position = start;
    int number = 0;
    for (GameRecord.Round round : game.rounds()) {
      number++;
      boolean partOfTurn = position.roll().isRolled();
      Position before = position;
      Position rolled = partOfTurn ? position : referee.roll(position, round.roll());
      position = rolled;
      boolean agreed = false;
      for (GameRecord.Move move : round.moves()) {
        agreed |= move.agreed();
        position = taken(position, move);
      }
      if (!agreed && !partOfTurn && !position.roll().isRolled() && !stop.getAsBoolean()) {
        rate(number, before, rolled, position).ifPresent(rated::add);
      }
    }
    return new Review(rated);
  }

  private static Position start(GameRecord game) {
    return game.setUp().orElseGet(() -> game.rules().start(game.rounds().get(0).who().side()));
  }

  private Position taken(Position position, GameRecord.Move move) {
    Verdict verdict =
        move.agreed()
            ? referee.takeAgreed(position, move.action())
            : referee.take(position, move.action());
    if (verdict instanceof Verdict.Accepted accepted) {
      return accepted.position();
    }
    throw new IllegalArgumentException("the game does not hold at " + move.text());
  }

  /** The turn's rating; empty when there was not time enough. */
  private Optional<Review.Rated> rate(
      int number, Position before, Position rolled, Position after) {
    Field field = bits.field(before);
    rolls.lookAt(field);
    RollValues.Best best = rolls.of(bits.field(rolled).shown());
    double played = best.value();
    if (best.turns() > 1) { // who has no choice gives nothing away
      double orange = searcher.expectation(bits.field(after), 1, stop);
      played = Searcher.forSide(orange, field.side());
    }
    if (stop.getAsBoolean()) {
      return Optional.empty();
    }
    List<Action> advised = Arrays.stream(best.actions()).mapToObj(bits::action).toList();
    return Optional.of(
        new Review.Rated(number, before.side(), rolls.expected(), best.value(), played, advised));
  }
}

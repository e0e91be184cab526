package org.lunartable.engine.advisor;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.grid.Side;
import org.lunartable.engine.lunarcommand.Action;

/**
 * A game looked back at: what each turn owed to the die and what to the player.
 *
 * @param turns the turns that could be rated, in order
 */
public record Review(List<Rated> turns) {

  public Review {
    turns = List.copyOf(turns);
  }

  /**
   * A turn. All values are expected results for its player: 0 lost, 1 won.
   *
   * @param number the turn's number in the game, from 1
   * @param before what was to be expected before the roll
   * @param best what the best turn found with this roll was worth
   * @param played what the turn that was played was worth
   * @param advised that best turn
   */
  public record Rated(
      int number, Side side, double before, double best, double played, List<Action> advised) {

    public Rated {
      advised = List.copyOf(advised);
    }

    /** What the die gave or took; over all faces of the die 0 on average. */
    public double luck() {
      return best - before;
    }

    /** What the player gave away, 0 for the best turn found and for a better one. */
    public double regret() {
      return Math.max(0, best - played);
    }

    /** How much the turn changed altogether. */
    public double swing() {
      return played - before;
    }
  }

  /** The sum of what the die gave this side. */
  public double luck(Side side) {
    return turns.stream().filter(turn -> turn.side() == side).mapToDouble(Rated::luck).sum();
  }

  /** Whether any turn of this side was rated; without one nothing can be said of how it played. */
  public boolean rates(Side side) {
    return turns.stream().anyMatch(turn -> turn.side() == side);
  }

  /** What this side gave away in a turn, on average; 0 without a turn. */
  public double meanRegret(Side side) {
    return turns.stream()
        .filter(turn -> turn.side() == side)
        .mapToDouble(Rated::regret)
        .average()
        .orElse(0);
  }

  /** The turn that changed the expected result most, for whomever; empty without turns. */
  public Optional<Rated> turningPoint() {
    return turns.stream().max(Comparator.comparingDouble(turn -> Math.abs(turn.swing())));
  }

  /** The turn that brought its player most; empty when none brought anything. */
  public Optional<Rated> bestMoment() {
    return turns.stream()
        .filter(turn -> turn.swing() > 0)
        .max(Comparator.comparingDouble(Rated::swing));
  }
}

package org.lunartable.kiosk.history;

import java.util.List;
import java.util.Optional;
import org.lunartable.engine.screen.Text;

/**
 * A finished game looked back at.
 *
 * @param best the turn that brought its player most
 * @param turning the turn that changed the expected result most; empty when it is the best moment
 * @param seats what each side of which a turn was rated owed to the die, and how well it played
 */
public record LookBack(Optional<Moment> best, Optional<Moment> turning, List<Seat> seats) {

  public LookBack {
    seats = List.copyOf(seats);
  }

  /**
   * A turn worth remembering.
   *
   * @param seat who played it
   * @param move the number of the move that ended it, which is the number of its frame in the story
   * @param turn the number of the turn, from 1
   * @param told what happened in it
   */
  public record Moment(String seat, int move, int turn, List<Text> told) {
    public Moment {
      told = List.copyOf(told);
    }
  }

  /**
   * How a side did.
   *
   * @param luck what the die gave it over the game, in results: 1 is a game won
   * @param given what it gave away in a turn on average, in results
   * @param stars how well it played, 1 to 5
   */
  public record Seat(String seat, double luck, double given, int stars) {}
}

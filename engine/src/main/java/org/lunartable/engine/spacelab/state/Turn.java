package org.lunartable.engine.spacelab.state;

import org.lunartable.engine.spacelab.cards.Lab;

/**
 * Where in a turn the game is (SL-3).
 *
 * @param seat whose turn it is, from 0
 * @param number the turn's running number, from 1; the set-up of each player is a turn, too
 * @param stage what comes next in it
 * @param placed how many labs were placed in it
 * @param discount how much less the next lab costs (SL-8)
 */
public record Turn(int seat, int number, Stage stage, int placed, int discount) {

  /** The parts of a turn. */
  public enum Stage {
    /** Objectives are put on the capsules (SL-2). */
    TILES,
    /** One of the three actions is chosen (SL-3). */
    ACT,
    /** Labs are being placed (SL-6, SL-10). */
    PLACE,
    /** Who must place but cannot pay discards (SL-6). */
    DISCARD,
    /** The turn is over. */
    OVER
  }

  public static Turn first(int seat) {
    return new Turn(seat, 1, Stage.TILES, 0, 0);
  }

  public Turn next(int players, Stage stage) {
    return new Turn((seat + 1) % players, number + 1, stage, 0, 0);
  }

  public Turn at(Stage next) {
    return new Turn(seat, number, next, placed, discount);
  }

  /** How many cards are discarded for this lab, were it the next one (SL-6, SL-8). */
  public int price(Lab lab) {
    return Math.max(0, lab.cost() - discount);
  }

  /** After one more lab; a discount is used up by it. */
  public Turn hasPlaced() {
    return new Turn(seat, number, Stage.PLACE, placed + 1, 0);
  }

  /** The next lab costs one less (SL-8). */
  public Turn cheaper() {
    return new Turn(seat, number, stage, placed, discount + 1);
  }
}

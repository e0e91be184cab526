package org.lunartable.engine.homeonlagrange.state;

/**
 * Where in a turn the game is (HL-6).
 *
 * @param seat whose turn it is, from 0
 * @param number the turn's running number, from 1
 * @param stage what comes next in it
 * @param drawn whether the draw phase is over: there is one a turn (HL-11)
 * @param kind what the action phase was used for so far
 * @param done how many cards were played in the action phase
 */
public record Turn(int seat, int number, Stage stage, boolean drawn, Kind kind, int done) {

  /** The parts of a turn. With Accommodation, DRAW is done before ACT (HL-11). */
  public enum Stage {
    START,
    ACT,
    DRAW,
    RESTOCK,
    LIMIT
  }

  /** What an action phase can be used for (HL-7). */
  public enum Kind {
    NOTHING,
    PURCHASE,
    EFFECT,
    LAYING,
    EXCHANGE
  }

  public static Turn first(int seat) {
    return of(seat, 1);
  }

  private static Turn of(int seat, int number) {
    return new Turn(seat, number, Stage.START, false, Kind.NOTHING, 0);
  }

  public Turn next(int players) {
    return of((seat + 1) % players, number + 1);
  }

  public Turn at(Stage next) {
    return new Turn(seat, number, next, drawn, kind, done);
  }

  /** After the draw phase. */
  public Turn hasDrawn() {
    return new Turn(seat, number, stage, true, kind, done);
  }

  /** After one more card, or the one purchase or exchange, of the action phase. */
  public Turn did(Kind what) {
    return new Turn(seat, number, stage, drawn, what, done + 1);
  }
}

package org.lunartable.engine.lunarcommand;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/**
 * All that the rules need to know about a game at one moment. Immutable.
 *
 * @param score points so far
 * @param built coloured pieces built so far, for LC-38
 * @param quiet turns in a row without a build or points (LC-37a)
 * @param roll how far the turn has come
 * @param scored the scored stations
 * @param start the starting domes, by row, then column
 */
public record Position(
    Board board,
    Turn turn,
    Tally score,
    Stock stock,
    Tally built,
    int quiet,
    Roll roll,
    Scored scored,
    SortedMap<Place, Side> start) {

  /** Quiet turns are counted no further; more end every game that they can end. */
  public static final int MOST_QUIET = 999;

  public Position {
    start = Collections.unmodifiableSortedMap(new TreeMap<>(start));
  }

  /** The side to play. */
  public Side side() {
    return turn.side();
  }

  public Position withRoll(Roll newRoll) {
    return new Position(board, turn, score, stock, built, quiet, newRoll, scored, start);
  }

  /** The same at the start of this turn, with the die not rolled. */
  public Position withTurn(Turn newTurn) {
    return new Position(board, newTurn, score, stock, built, quiet, Roll.NONE, scored, start);
  }

  Position withBoard(Board newBoard) {
    return new Position(newBoard, turn, score, stock, built, quiet, roll, scored, start);
  }

  Position withScore(Tally newScore) {
    return new Position(board, turn, newScore, stock, built, quiet, roll, scored, start);
  }

  Position withScored(Scored newScored) {
    return new Position(board, turn, score, stock, built, quiet, roll, newScored, start);
  }

  Position withPieces(Stock newStock, Tally newBuilt) {
    return new Position(board, turn, score, newStock, newBuilt, quiet, roll, scored, start);
  }

  /** The position after this turn; {@code busy} when it brought a build or points (LC-37a). */
  Position turnPassed(boolean busy) {
    int newQuiet = busy ? 0 : Math.min(quiet + 1, MOST_QUIET);
    return new Position(
        board, turn.next(), score, stock, built, newQuiet, Roll.NONE, scored, start);
  }
}

package org.lunartable.engine.lunarcommand;

import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/**
 * The pieces not yet on the board (LC-5).
 *
 * @param straight straight walls, shared by both sides
 * @param square square walls, shared by both sides
 */
public record Stock(int straight, int square, Coloured orange, Coloured green) {

  /** One colour's pieces. */
  public record Coloured(int dome, int airlock, int antenna) {
    public int total() {
      return dome + airlock + antenna;
    }
  }

  public Coloured of(Side side) {
    return side == Side.ORANGE ? orange : green;
  }

  /** How many of the piece that this side would need at this place are left. */
  int count(Piece piece, Place at, Side side) {
    return switch (piece) {
      case WALL -> at.isEdge() ? straight : square;
      case DOME -> of(side).dome();
      case AIRLOCK -> of(side).airlock();
      case ANTENNA -> of(side).antenna();
    };
  }

  /**
   * The stock without that piece; an empty one stays empty (only agreed exceptions take from it).
   */
  Stock without(Piece piece, Place at, Side side) {
    if (count(piece, at, side) == 0) {
      return this;
    }
    return switch (piece) {
      case WALL ->
          at.isEdge()
              ? new Stock(straight - 1, square, orange, green)
              : new Stock(straight, square - 1, orange, green);
      case DOME, AIRLOCK, ANTENNA -> with(side, without(of(side), piece));
    };
  }

  private static Coloured without(Coloured pieces, Piece piece) {
    return switch (piece) {
      case DOME -> new Coloured(pieces.dome() - 1, pieces.airlock(), pieces.antenna());
      case AIRLOCK -> new Coloured(pieces.dome(), pieces.airlock() - 1, pieces.antenna());
      case ANTENNA -> new Coloured(pieces.dome(), pieces.airlock(), pieces.antenna() - 1);
      case WALL -> pieces;
    };
  }

  private Stock with(Side side, Coloured pieces) {
    return side == Side.ORANGE
        ? new Stock(straight, square, pieces, green)
        : new Stock(straight, square, orange, pieces);
  }

  /** Whether all walls of both shapes, or all coloured pieces of one colour, are built (LC-37). */
  boolean isUsedUp() {
    return straight + square == 0 || orange.total() == 0 || green.total() == 0;
  }
}

package org.lunartable.engine.lunarcommand;

import org.lunartable.engine.grid.Content;
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

    private boolean isShort() {
      return Math.min(dome, Math.min(airlock, antenna)) < 0;
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

  /**
   * The stock with so many more of what makes up this content, or less; a dome stands on a square
   * wall of its own.
   */
  Stock with(Content content, int more) {
    return switch (content) {
      case STRAIGHT_WALL -> new Stock(straight + more, square, orange, green);
      case SQUARE_WALL -> new Stock(straight, square + more, orange, green);
      case ORANGE_DOME, GREEN_DOME ->
          with(Content.SQUARE_WALL, more).with(content.side().orElseThrow(), more, 0, 0);
      case ORANGE_AIRLOCK, GREEN_AIRLOCK -> with(content.side().orElseThrow(), 0, more, 0);
      case ORANGE_ANTENNA, GREEN_ANTENNA -> with(content.side().orElseThrow(), 0, 0, more);
      default -> this;
    };
  }

  private Stock with(Side side, int domes, int airlocks, int antennas) {
    Coloured now = of(side);
    return with(
        side, new Coloured(now.dome() + domes, now.airlock() + airlocks, now.antenna() + antennas));
  }

  /** Whether more was taken than there is. */
  boolean isShort() {
    return Math.min(straight, square) < 0 || orange.isShort() || green.isShort();
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

package org.lunartable.engine.lunarcommand;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/** What can be built, in the order in which the notation lists actions (LC section 2). */
public enum Piece {
  /** A straight wall on an edge, a square wall on a corner (LC-15). */
  WALL('w'),
  DOME('d'),
  AIRLOCK('l'),
  ANTENNA('a');

  private final char letter;

  Piece(char letter) {
    this.letter = letter;
  }

  /** The piece with this letter of the notation. */
  public static Optional<Piece> parse(char letter) {
    return Arrays.stream(values()).filter(piece -> piece.letter == letter).findFirst();
  }

  /** The letter of the notation. */
  public char letter() {
    return letter;
  }

  /** For example {@code dome}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether places of this kind can bear it. */
  boolean fits(Place.Kind kind) {
    return switch (this) {
      case WALL -> kind != Place.Kind.SPACE;
      case DOME, ANTENNA -> kind == Place.Kind.CORNER;
      case AIRLOCK -> kind == Place.Kind.EDGE;
    };
  }

  /** What stands at the place once the side has built it there. */
  Content content(Place at, Side side) {
    return switch (this) {
      case WALL -> at.isEdge() ? Content.STRAIGHT_WALL : Content.SQUARE_WALL;
      case DOME -> Content.dome(side);
      case AIRLOCK -> Content.airlock(side);
      case ANTENNA -> Content.antenna(side);
    };
  }
}

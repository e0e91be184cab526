package org.lunartable.engine.grid;

import java.util.Arrays;
import java.util.Optional;

/**
 * What lies on one place of the board, with the character the notation writes for it.
 *
 * <p>A dome always stands on a square wall, so a place needs only one content.
 */
public enum Content {
  EMPTY('.'),
  /** A crater or a missing plate: nothing is placed or moved there (LC-4). */
  BLOCKED('x'),
  SQUARE_WALL('+', Place.Kind.CORNER),
  ORANGE_DOME('D', Place.Kind.CORNER, Side.ORANGE),
  GREEN_DOME('d', Place.Kind.CORNER, Side.GREEN),
  ORANGE_ANTENNA('A', Place.Kind.CORNER, Side.ORANGE),
  GREEN_ANTENNA('a', Place.Kind.CORNER, Side.GREEN),
  STRAIGHT_WALL('-', Place.Kind.EDGE),
  ORANGE_AIRLOCK('L', Place.Kind.EDGE, Side.ORANGE),
  GREEN_AIRLOCK('l', Place.Kind.EDGE, Side.GREEN),
  ROBOT('1', Place.Kind.SPACE),
  ASTRONAUT('2', Place.Kind.SPACE),
  UFO('u', Place.Kind.SPACE),
  UFO_OVER_ROBOT('v', Place.Kind.SPACE),
  UFO_ON_ASTRONAUT('w', Place.Kind.SPACE);

  private final char letter;
  private final Place.Kind kind;
  private final Side side;

  Content(char letter) {
    this(letter, null, null);
  }

  Content(char letter, Place.Kind kind) {
    this(letter, kind, null);
  }

  Content(char letter, Place.Kind kind, Side side) {
    this.letter = letter;
    this.kind = kind;
    this.side = side;
  }

  public static Content dome(Side side) {
    return side == Side.ORANGE ? ORANGE_DOME : GREEN_DOME;
  }

  public static Content antenna(Side side) {
    return side == Side.ORANGE ? ORANGE_ANTENNA : GREEN_ANTENNA;
  }

  public static Content airlock(Side side) {
    return side == Side.ORANGE ? ORANGE_AIRLOCK : GREEN_AIRLOCK;
  }

  /** A figure or none, with or without a UFO: the content of a space that is not blocked. */
  public static Content onSpace(Content figure, boolean ufo) {
    return switch (figure) {
      case ROBOT -> ufo ? UFO_OVER_ROBOT : ROBOT;
      case ASTRONAUT -> ufo ? UFO_ON_ASTRONAUT : ASTRONAUT;
      case EMPTY -> ufo ? UFO : EMPTY;
      default -> throw new IllegalArgumentException(figure + " is no figure");
    };
  }

  /**
   * The content a reader of the notation finds at a place of this kind: a blank on a space is
   * empty, {@code |} on an edge is a straight wall.
   *
   * @return empty when such a place cannot hold the character
   */
  public static Optional<Content> read(char letter, Place.Kind kind) {
    char plain = letter;
    if (letter == ' ' && kind == Place.Kind.SPACE) {
      plain = '.';
    } else if (letter == '|') {
      plain = '-';
    }
    char wanted = plain;
    return Arrays.stream(values())
        .filter(content -> content.letter == wanted && content.fits(kind))
        .findFirst();
  }

  /** The character that the notation writes for this content at this place. */
  public char letterAt(Place place) {
    return this == STRAIGHT_WALL && !place.isHorizontalEdge() ? '|' : letter;
  }

  /** Whether a place of this kind can hold it. */
  public boolean fits(Place.Kind placeKind) {
    return kind == null || kind == placeKind;
  }

  /** The colour of a dome, antenna or airlock; empty for everything else. */
  public Optional<Side> side() {
    return Optional.ofNullable(side);
  }

  /** Whether it is a dome, antenna or airlock of this colour. */
  public boolean isColouredPieceOf(Side colour) {
    return side == colour;
  }

  /** Whether it is a piece that stands in a slot; blocked slots and figures are none. */
  public boolean isPiece() {
    return kind == Place.Kind.CORNER || kind == Place.Kind.EDGE;
  }

  public boolean isDome() {
    return this == ORANGE_DOME || this == GREEN_DOME;
  }

  public boolean isAirlock() {
    return this == ORANGE_AIRLOCK || this == GREEN_AIRLOCK;
  }

  /** Whether a UFO stands here, alone or over a figure. */
  public boolean hasUfo() {
    return this == UFO || this == UFO_OVER_ROBOT || this == UFO_ON_ASTRONAUT;
  }

  /**
   * The figure here, with or without a UFO: {@link #ROBOT}, {@link #ASTRONAUT} or {@link #EMPTY}.
   */
  public Content figure() {
    return switch (this) {
      case ROBOT, UFO_OVER_ROBOT -> ROBOT;
      case ASTRONAUT, UFO_ON_ASTRONAUT -> ASTRONAUT;
      default -> EMPTY;
    };
  }

  public boolean hasFigure() {
    return figure() != EMPTY;
  }
}

package org.lunartable.vision.board.read;

import java.util.List;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;

/**
 * What the networks can answer, in the order of their outputs: the contents that can be told apart
 * at a kind of place, and last that something foreign covers it.
 */
final class Answers {
  private static final List<Content> CORNER =
      List.of(
          Content.EMPTY,
          Content.SQUARE_WALL,
          Content.ORANGE_DOME,
          Content.GREEN_DOME,
          Content.ORANGE_ANTENNA,
          Content.GREEN_ANTENNA);
  private static final List<Content> EDGE =
      List.of(Content.EMPTY, Content.STRAIGHT_WALL, Content.ORANGE_AIRLOCK, Content.GREEN_AIRLOCK);
  private static final List<Content> SPACE =
      List.of(Content.EMPTY, Content.ROBOT, Content.ASTRONAUT, Content.UFO);

  private Answers() {}

  static List<Content> of(Place.Kind kind) {
    return switch (kind) {
      case CORNER -> CORNER;
      case EDGE -> EDGE;
      case SPACE -> SPACE;
    };
  }

  /** The output that says something foreign covers the place. */
  static int foreign(Place.Kind kind) {
    return of(kind).size();
  }
}

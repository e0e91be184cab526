package org.lunartable.kiosk.simtable;

import java.awt.Color;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;
import org.lunartable.kiosk.simtable.Bricks.Block;

/** Draws what stands on the places of the board. */
record PiecePainter(Bricks bricks) {

  private static final double STUD = 8;
  private static final double BRICK = 9.6;

  /** The block that stands there, for its shadow; null when nothing block-like does. */
  static Block body(Place place, Content content, Vec foot) {
    double along = 2 * STUD - 0.2;
    double across = STUD - 0.2;
    double height = content.isAirlock() ? 16 : BRICK;
    return switch (place.kind()) {
      case SPACE -> null;
      case CORNER -> new Block(foot, new Vec(across, across, height));
      case EDGE ->
          place.isHorizontalEdge()
              ? new Block(foot, new Vec(along, across, height))
              : new Block(foot, new Vec(across, along, height));
    };
  }

  void shadow(Place place, Content content, Vec foot) {
    if (content.isPiece()) {
      bricks.blockShadow(body(place, content, foot));
    } else if (content.hasUfo()) {
      bricks.coneShadow(foot, 14, 15);
    } else if (content.hasFigure()) {
      bricks.coneShadow(foot, 13, 4);
    }
  }

  void paint(Place place, Content content, Vec foot) {
    switch (content) {
      case EMPTY -> {}
      case BLOCKED -> crater(place, foot);
      case SQUARE_WALL, STRAIGHT_WALL -> wall(place, content, foot);
      case ORANGE_DOME, GREEN_DOME -> dome(place, content, foot);
      case ORANGE_ANTENNA, GREEN_ANTENNA -> antenna(place, content, foot);
      case ORANGE_AIRLOCK, GREEN_AIRLOCK -> airlock(place, content, foot);
      default -> figureAndUfo(content, foot);
    }
  }

  private void crater(Place place, Vec foot) {
    double radius = place.isSpace() ? 7 : 4;
    bricks.disc(foot, radius, Light.scaled(LegoColours.DARK_GREY, 0.6));
  }

  private void wall(Place place, Content content, Vec foot) {
    bricks.block(body(place, content, foot), LegoColours.WHITE);
    double shift = place.isCorner() ? 0 : STUD / 2;
    Vec along = place.isHorizontalEdge() ? Vec.X : Vec.Y;
    stud(foot.plus(along.times(-shift)), BRICK, LegoColours.WHITE);
    stud(foot.plus(along.times(shift)), BRICK, LegoColours.WHITE);
  }

  private void stud(Vec foot, double height, Color colour) {
    bricks.cone(foot.plus(Vec.Z.times(height)), 1.7, 2.4, 2.4, Light.scaled(colour, 0.96));
  }

  private void dome(Place place, Content content, Vec foot) {
    bricks.block(body(place, Content.SQUARE_WALL, foot), LegoColours.WHITE);
    bricks.cone(foot.plus(Vec.Z.times(BRICK)), 2.4, 3.9, 3.3, colour(content));
    bricks.cone(foot.plus(Vec.Z.times(BRICK + 2.4)), 1.5, 3.3, 1.2, colour(content));
  }

  private void antenna(Place place, Content content, Vec foot) {
    bricks.block(body(place, content, foot), colour(content));
    bricks.mast(foot.plus(Vec.Z.times(BRICK)), 20, 2.2, colour(content));
  }

  private void airlock(Place place, Content content, Vec foot) {
    Block arch = body(place, content, foot);
    bricks.block(arch, colour(content));
    boolean level = place.isHorizontalEdge();
    Vec slit = level ? new Vec(8, 2, 0.1) : new Vec(2, 8, 0.1);
    bricks.block(new Block(foot.plus(Vec.Z.times(16)), slit), Light.scaled(colour(content), 0.55));
  }

  private void figureAndUfo(Content content, Vec foot) {
    if (content.figure() == Content.ASTRONAUT) {
      astronaut(foot);
    }
    if (content.hasUfo()) {
      ufo(foot.plus(Vec.Z.times(content.hasFigure() ? 13 : 0)));
    } else if (content.figure() == Content.ROBOT) {
      robot(foot);
    }
  }

  private void robot(Vec foot) {
    bricks.cone(foot, 8, 5, 3, LegoColours.DARK_GREY);
    bricks.cone(foot.plus(Vec.Z.times(8)), 4, 2.6, 2.2, LegoColours.LIGHT_GREY);
  }

  /** From above most of the visor is under the helmet: only its rim is seen. */
  private void astronaut(Vec foot) {
    bricks.cone(foot, 8, 3.6, 3.2, LegoColours.WHITE);
    bricks.disc(foot.plus(new Vec(0, -1.4, 11)), 2.9, LegoColours.BLACK);
    bricks.cone(foot.plus(new Vec(0, 0, 10)), 4.5, 3.2, 3, LegoColours.WHITE);
  }

  private void ufo(Vec foot) {
    bricks.cone(foot, 9, 11, 16, LegoColours.BLACK);
    bricks.cone(foot.plus(Vec.Z.times(9)), 4, 7, 6, LegoColours.LIGHT_GREY);
  }

  private static Color colour(Content content) {
    return LegoColours.of(content.side().orElse(Side.ORANGE));
  }
}

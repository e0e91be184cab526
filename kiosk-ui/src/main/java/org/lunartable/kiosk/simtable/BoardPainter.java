package org.lunartable.kiosk.simtable;

import java.awt.Color;
import java.util.Comparator;
import java.util.List;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.kiosk.simtable.Bricks.Block;

/** Draws the board and all that stands on it. */
record BoardPainter(Bricks bricks) {

  private static final double BASE_HEIGHT = 3.2;
  private static final double SPACE_HEIGHT = 6.4;
  private static final double SPACE_SIZE = 15.8;
  private static final Color BASE = LegoColours.DARK_GREY;
  private static final Color SPACE = LegoColours.LIGHT_GREY;
  private static final Color STUD = new Color(0x787A74);

  void paint(Board board) {
    base(board.lattice());
    List<Place> places =
        board.lattice().places().stream()
            .sorted(Comparator.comparingDouble(place -> -distance(board.lattice(), place)))
            .toList();
    PiecePainter pieces = new PiecePainter(bricks);
    places.forEach(place -> ground(board.lattice(), place));
    places.forEach(place -> pieces.shadow(place, board.at(place), foot(board, place)));
    places.stream()
        .filter(place -> !board.at(place).hasUfo())
        .forEach(place -> pieces.paint(place, board.at(place), foot(board, place)));
    board
        .places(Content::hasUfo)
        .forEach(place -> pieces.paint(place, board.at(place), foot(board, place)));
  }

  private double distance(Lattice lattice, Place place) {
    Vec away = Layout.middle(lattice, place, 0).minus(bricks.camera().eye());
    return Math.hypot(away.x(), away.y());
  }

  private static Vec foot(Board board, Place place) {
    return Layout.middle(board.lattice(), place, place.isSpace() ? SPACE_HEIGHT : BASE_HEIGHT);
  }

  private void base(Lattice lattice) {
    double width = Layout.boardWidth(lattice);
    double height = Layout.boardHeight(lattice);
    Vec middle = Layout.boardOrigin(lattice).plus(new Vec(width / 2, -height / 2, 0));
    Block block = new Block(middle, new Vec(width, height, BASE_HEIGHT));
    bricks.blockShadow(block);
    bricks.block(block, BASE);
  }

  private void ground(Lattice lattice, Place place) {
    Vec foot = Layout.middle(lattice, place, BASE_HEIGHT);
    if (place.isSpace()) {
      double rise = SPACE_HEIGHT - BASE_HEIGHT;
      bricks.block(new Block(foot, new Vec(SPACE_SIZE, SPACE_SIZE, rise)), SPACE);
    } else if (place.isCorner()) {
      bricks.disc(foot, 2.4, STUD);
    } else {
      Vec along = (place.isHorizontalEdge() ? Vec.X : Vec.Y).times(4);
      bricks.disc(foot.plus(along), 2.4, STUD);
      bricks.disc(foot.minus(along), 2.4, STUD);
    }
  }
}

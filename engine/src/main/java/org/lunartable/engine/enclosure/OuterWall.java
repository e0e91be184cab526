package org.lunartable.engine.enclosure;

import java.util.List;
import org.lunartable.engine.bits.Enclosures;
import org.lunartable.engine.bits.Layout;
import org.lunartable.engine.bits.Words;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.grid.Side;

/**
 * The outer wall of a station (LC-30): every edge and corner between the station with its holes
 * filled and the rest of the world. Spurs inside and walls of nested stations are not part of it.
 *
 * @param places its edges and corners, row by row
 */
public record OuterWall(List<Place> places) {

  public OuterWall {
    places = List.copyOf(places);
  }

  /** The outer wall of a station on a board of this lattice. */
  public static OuterWall of(Region station, Lattice lattice) {
    Layout layout = new Layout(lattice);
    Enclosures enclosures = new Enclosures(layout);
    enclosures.choose(station.bits(layout));
    enclosures.findWall();
    return new OuterWall(
        lattice.places().stream()
            .filter(place -> !place.isSpace())
            .filter(place -> Words.has(wall(enclosures, place), 1, layout.bit(place)))
            .toList());
  }

  private static long[] wall(Enclosures enclosures, Place slot) {
    return slot.isCorner()
        ? enclosures.wallCorners()
        : slot.isHorizontalEdge() ? enclosures.wallHorizontal() : enclosures.wallVertical();
  }

  /** Its domes, airlocks and antennae of one colour (LC-32), row by row. */
  public List<Place> piecesOf(Side side, Board board) {
    return places.stream().filter(place -> board.at(place).isColouredPieceOf(side)).toList();
  }
}

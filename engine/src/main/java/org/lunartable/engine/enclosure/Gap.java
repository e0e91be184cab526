package org.lunartable.engine.enclosure;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/**
 * Why a movement space is not enclosed (LC-27), and what would enclose it. Who may build there, and
 * from what stock, is not asked.
 *
 * @param wayOut a shortest way out: cells that touch one another, from the space to the rim
 * @param missing the fewest slots to fill so that the space is enclosed, row by row, as near to it
 *     as can be; none when it cannot be enclosed, since blocked places lead out
 * @param closing where a single piece encloses the space, row by row; none when it takes more
 * @param spaces the station that filling the missing slots makes, row by row
 */
public record Gap(
    List<Place> wayOut, List<Place> missing, List<Place> closing, List<Place> spaces) {

  public Gap {
    wayOut = List.copyOf(wayOut);
    missing = List.copyOf(missing);
    closing = List.copyOf(closing);
    spaces = List.copyOf(spaces);
  }

  /** The gap around a space; empty when it is enclosed. */
  public static Optional<Gap> around(Place space, Board board) {
    Lattice lattice = board.lattice();
    Cells cells = new Cells(board);
    int from = lattice.index(space);
    List<Integer> way = cells.wayOut(from, cells::isOpen);
    if (way.isEmpty()) {
      return Optional.empty();
    }
    List<Place> wayOut = way.stream().map(lattice::place).toList();
    if (!cells.wayOut(from, cell -> cells.isOpen(cell) && !cells.isFillable(cell)).isEmpty()) {
      return Optional.of(new Gap(wayOut, List.of(), List.of(), List.of()));
    }
    List<Place> missing = fewest(from, cells, lattice);
    // What closes every way closes this one, too.
    List<Place> closing =
        way.stream()
            .filter(cells::isFillable)
            .filter(at -> cells.wayOut(from, cell -> cell != at && cells.isOpen(cell)).isEmpty())
            .map(lattice::place)
            .sorted()
            .toList();
    return Optional.of(new Gap(wayOut, missing, closing, enclosed(space, missing, board)));
  }

  /**
   * The slots that part the space from the outside: as many as there are ways out that share no
   * slot (Menger). Every cell is two nodes, with an arc between them that a slot lets be used once.
   */
  private static List<Place> fewest(int from, Cells cells, Lattice lattice) {
    int outside = cells.outside();
    Flow flow = new Flow(2 * outside + 2);
    for (int cell = 0; cell < outside; cell++) {
      if (cells.isOpen(cell)) {
        flow.add(2 * cell, 2 * cell + 1, cells.isFillable(cell) ? 1 : outside);
        for (int next : cells.around(cell)) {
          if (cells.isOpen(next)) {
            flow.add(2 * cell + 1, 2 * next, outside);
          }
        }
      }
    }
    while (flow.takeWay(2 * from, 2 * outside)) {
      // One way more.
    }
    BitSet reached = flow.reached(2 * from);
    return lattice.places().stream()
        .filter(place -> reached.get(2 * lattice.index(place)))
        .filter(place -> !reached.get(2 * lattice.index(place) + 1))
        .toList();
  }

  private static List<Place> enclosed(Place space, List<Place> missing, Board board) {
    Board filled = board;
    for (Place slot : missing) {
      filled = filled.with(slot, slot.isEdge() ? Content.STRAIGHT_WALL : Content.SQUARE_WALL);
    }
    return Enclosure.stations(filled).stream()
        .filter(station -> station.contains(space))
        .findFirst()
        .map(Region::spaces)
        .orElseThrow();
  }
}

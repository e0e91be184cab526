package org.lunartable.engine.enclosure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Lattice;
import org.lunartable.engine.grid.Place;

/** The open cells of a board and the outside around it, joined in eight directions (LC-27). */
final class Cells {

  private final Board board;
  private final Lattice lattice;

  Cells(Board board) {
    this.board = board;
    this.lattice = board.lattice();
  }

  /** The number of the outside; those of the places are less. */
  int outside() {
    return lattice.size();
  }

  boolean isOpen(int cell) {
    return cell == outside() || !board.at(cell).isPiece();
  }

  /** Whether a piece can be put there: an edge or corner that is neither taken nor blocked. */
  boolean isFillable(int cell) {
    return cell != outside() && board.at(cell) == Content.EMPTY && !lattice.place(cell).isSpace();
  }

  /** The cells beside this place, the outside among them on the rim. */
  List<Integer> around(int cell) {
    Place place = lattice.place(cell);
    List<Integer> found = new ArrayList<>(8);
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int x = place.x() + dx;
        int y = place.y() + dy;
        if (dx != 0 || dy != 0) {
          found.add(lattice.contains(x, y) ? y * lattice.columns() + x : outside());
        }
      }
    }
    return found;
  }

  /**
   * A shortest way out through cells that pass, the first one included; none when there is none.
   */
  List<Integer> wayOut(int from, IntPredicate passes) {
    int[] before = new int[lattice.size() + 1];
    Arrays.fill(before, -1);
    before[from] = from;
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty() && before[outside()] < 0) {
      int cell = open.remove();
      for (int next : around(cell)) {
        if (before[next] < 0 && (next == outside() || passes.test(next))) {
          before[next] = cell;
          open.add(next);
        }
      }
      open.removeFirstOccurrence(outside());
    }
    List<Integer> way = new ArrayList<>();
    if (before[outside()] >= 0) {
      for (int cell = before[outside()]; cell != from; cell = before[cell]) {
        way.add(cell);
      }
      way.add(from);
      Collections.reverse(way);
    }
    return way;
  }
}

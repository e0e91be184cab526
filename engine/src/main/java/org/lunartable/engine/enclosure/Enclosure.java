package org.lunartable.engine.enclosure;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.grid.Board;

/**
 * Finds the enclosed areas of a board (LC-27).
 *
 * <p>The rule floods all open cells of the grid in eight directions. An edge piece stops that flood
 * only when both its corner posts are there, since a missing post joins the four spaces around it.
 * So the areas are exactly those of a flood over the spaces alone, in four directions, with
 * <em>solid segments</em> as walls: edge pieces with a piece at both ends. That flood runs on whole
 * rows of bits.
 */
public final class Enclosure {

  private final Board board;
  private final int width;
  private final int height;
  private final int[] right;
  private final int[] down;

  private Enclosure(Board board) {
    this.board = board;
    this.width = board.lattice().width();
    this.height = board.lattice().height();
    this.right = new int[height];
    this.down = new int[height];
    for (int r = 0; r < height; r++) {
      for (int c = 0; c < width; c++) {
        right[r] |= c + 1 < width && openEast(c, r) ? 1 << c : 0;
        down[r] |= r + 1 < height && openSouth(c, r) ? 1 << c : 0;
      }
    }
  }

  /** The enclosed areas that have at least one space, ordered by first space. */
  public static List<Region> stations(Board board) {
    return new Enclosure(board).stations();
  }

  private List<Region> stations() {
    int[] outside = Flood.from(openRim(), right, down);
    int[] dry = new int[height];
    for (int r = 0; r < height; r++) {
      dry[r] = ~outside[r] & (1 << width) - 1;
    }
    List<Region> found = new ArrayList<>();
    for (int r = 0; r < height; r++) {
      while (dry[r] != 0) {
        found.add(take(dry, r));
      }
    }
    return found;
  }

  /** Takes the area of the first dry space of row r out of the dry ones. */
  private Region take(int[] dry, int r) {
    int[] seed = new int[height];
    seed[r] = Integer.lowestOneBit(dry[r]);
    int[] area = Flood.from(seed, right, down);
    for (int i = 0; i < height; i++) {
      dry[i] &= ~area[i];
    }
    return new Region(area);
  }

  /** The spaces from which one step leads off the board (LC-4a: the rim is no wall). */
  private int[] openRim() {
    int[] seed = new int[height];
    for (int r = 0; r < height; r++) {
      seed[r] |= openEast(-1, r) ? 1 : 0;
      seed[r] |= openEast(width - 1, r) ? 1 << (width - 1) : 0;
    }
    for (int c = 0; c < width; c++) {
      seed[0] |= openSouth(c, -1) ? 1 << c : 0;
      seed[height - 1] |= openSouth(c, height - 1) ? 1 << c : 0;
    }
    return seed;
  }

  /** Whether no solid segment stands to the east of this column and row of spaces. */
  private boolean openEast(int column, int row) {
    int x = 2 * column + 2;
    int y = 2 * row + 1;
    return !(piece(x, y - 1) && piece(x, y) && piece(x, y + 1));
  }

  private boolean openSouth(int column, int row) {
    int x = 2 * column + 1;
    int y = 2 * row + 2;
    return !(piece(x - 1, y) && piece(x, y) && piece(x + 1, y));
  }

  private boolean piece(int x, int y) {
    return board.at(y * board.lattice().columns() + x).isPiece();
  }
}

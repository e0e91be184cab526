package org.lunartable.engine.grid;

import java.util.List;

/** Boards as text: one line per grid row, top row first, one character per place. */
public final class Diagram {

  private Diagram() {}

  /** Says where a text is not a board. Row and column count from 0 within the rows given. */
  public static final class NotABoard extends Exception {
    private final int row;
    private final int column;

    NotABoard(int row, int column, String message) {
      super(message);
      this.row = row;
      this.column = column;
    }

    public int row() {
      return row;
    }

    public int column() {
      return column;
    }
  }

  /** The rows of the board, each ended by a line feed. */
  public static String write(Board board) {
    Lattice lattice = board.lattice();
    StringBuilder text = new StringBuilder(lattice.size() + lattice.rows());
    for (int y = 0; y < lattice.rows(); y++) {
      for (int x = 0; x < lattice.columns(); x++) {
        Place place = new Place(x, y);
        text.append(board.at(place).letterAt(place));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /**
   * Reads rows strictly; the size of the board follows from them.
   *
   * @throws NotABoard with the row and column of the first fault
   */
  public static Board read(List<String> rows) throws NotABoard {
    Board board = Board.empty(size(rows));
    for (int y = 0; y < rows.size(); y++) {
      board = readRow(board, y, rows.get(y));
    }
    return board;
  }

  private static Lattice size(List<String> rows) throws NotABoard {
    int columns = rows.isEmpty() ? 0 : rows.get(0).length();
    if (!isGridLength(columns)) {
      throw new NotABoard(
          0,
          columns,
          "a row has an odd number of characters, 7 to 25, but this one has " + columns);
    }
    if (!isGridLength(rows.size())) {
      throw new NotABoard(
          Math.max(0, rows.size() - 1),
          0,
          "a board has an odd number of rows, 7 to 25, but this one has " + rows.size());
    }
    return new Lattice((columns - 1) / 2, (rows.size() - 1) / 2);
  }

  private static boolean isGridLength(int length) {
    return length % 2 == 1
        && length >= 2 * Lattice.MIN_SPACES + 1
        && length <= 2 * Lattice.MAX_SPACES + 1;
  }

  private static Board readRow(Board before, int y, String row) throws NotABoard {
    int columns = before.lattice().columns();
    if (row.length() != columns) {
      throw new NotABoard(
          y,
          Math.min(row.length(), columns),
          "this row has " + row.length() + " characters, the first one has " + columns);
    }
    Board board = before;
    for (int x = 0; x < columns; x++) {
      Place place = new Place(x, y);
      char letter = row.charAt(x);
      Content content = Content.read(letter, place.kind()).orElse(null);
      if (content == null) {
        throw new NotABoard(y, x, wrongLetter(letter, place));
      }
      board = content == Content.EMPTY ? board : board.with(place, content);
    }
    return board;
  }

  private static String wrongLetter(char letter, Place place) {
    String kind =
        switch (place.kind()) {
          case SPACE -> "the space ";
          case EDGE -> "the edge ";
          case CORNER -> "the corner ";
        };
    return "'" + letter + "' cannot stand on " + kind + place;
  }
}

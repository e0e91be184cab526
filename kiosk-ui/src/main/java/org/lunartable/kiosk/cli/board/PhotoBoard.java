package org.lunartable.kiosk.cli.board;

import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Content;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.spi.BoardSighting;

/** The likeliest board in a single picture, with no game known. */
final class PhotoBoard {

  /**
   * How much less likely a piece is that touches no other: by LC-14 only starting domes stand
   * alone. A logarithm.
   */
  private static final double ALONE = 3;

  private PhotoBoard() {}

  static Board likeliest(BoardSighting sighting) {
    Board seen = Slots.seen(sighting);
    Board board = seen;
    for (Place place : seen.places(Content::isPiece)) {
      BoardSighting.Sight sight = sighting.at(place);
      boolean doubtful =
          sight.weight(Content.EMPTY) > sight.weight(seen.at(place)) - ALONE
              && !seen.at(place).isDome();
      if (doubtful && isAlone(place, seen)) {
        board = board.with(place, Content.EMPTY);
      }
    }
    return board;
  }

  private static boolean isAlone(Place place, Board board) {
    return board.lattice().neighbours(place).stream().noneMatch(at -> board.at(at).isPiece());
  }
}

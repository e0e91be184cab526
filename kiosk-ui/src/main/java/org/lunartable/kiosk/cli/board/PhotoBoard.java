package org.lunartable.kiosk.cli.board;

import org.lunartable.engine.grid.Board;
import org.lunartable.engine.spi.BoardSighting;

/** The likeliest board in a single picture, with no game known. */
final class PhotoBoard {

  private PhotoBoard() {}

  static Board likeliest(BoardSighting sighting) {
    return Slots.seen(sighting);
  }
}

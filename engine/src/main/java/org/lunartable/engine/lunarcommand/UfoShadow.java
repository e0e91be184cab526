package org.lunartable.engine.lunarcommand;

import org.lunartable.engine.grid.Board;
import org.lunartable.engine.grid.Place;

/** The slots around UFOs where nobody builds (LC-22). */
final class UfoShadow {

  private UfoShadow() {}

  /** Whether a UFO blocks building in this slot. */
  static boolean covers(Place slot, Board board, Rules.UfoBlocks blocks) {
    return switch (blocks) {
      case SPACE -> false;
      case EDGES -> slot.isEdge() && ufoBeside(slot, board);
      case EDGES_AND_CORNERS -> ufoBeside(slot, board);
    };
  }

  private static boolean ufoBeside(Place slot, Board board) {
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int x = slot.x() + dx;
        int y = slot.y() + dy;
        if ((x & y & 1) == 1
            && board.lattice().contains(x, y)
            && board.at(y * board.lattice().columns() + x).hasUfo()) {
          return true;
        }
      }
    }
    return false;
  }
}

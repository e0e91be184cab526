package org.lunartable.kiosk.web;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** What can be seen and set about the camera that follows the board. Safe from any thread. */
public interface BoardDesk {

  /**
   * A point of a picture.
   *
   * @param u to the right
   * @param v down
   */
  record At(double u, double v) {}

  /**
   * Where the board is in the camera's picture.
   *
   * @param follows whether a camera follows the board at all
   * @param width of the picture, pixels; 0 while there is none
   * @param height of the picture, pixels
   * @param corners of the board as it was found last, the one next to the first place first, then
   *     clockwise on the board; none when it is not found
   * @param pointed whether somebody has pointed at the corners
   */
  record BoardView(boolean follows, int width, int height, List<At> corners, boolean pointed) {
    public BoardView {
      corners = List.copyOf(corners);
    }
  }

  /** Where the board is. */
  BoardView board();

  /**
   * Somebody points at the board's outer corners, for tables on which it is not found.
   *
   * @param shares of the picture's width and height, in the order of {@link BoardView#corners};
   *     empty to look for the board as usual
   * @throws IOException when they cannot be kept for the next start; then they do not hold now
   *     either
   */
  void point(Optional<List<At>> shares) throws IOException;

  /** A ZIP file of the pictures that were read in the last minutes, with what was read. */
  byte[] recent();
}

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
   * @param upright how it is known which side of the board is up
   * @param firsts numbers of the corners, from 0, that may be the one next to the first place
   * @param sight what has kept the camera from seeing the board for some seconds
   */
  record BoardView(
      boolean follows,
      int width,
      int height,
      List<At> corners,
      boolean pointed,
      Upright upright,
      List<Integer> firsts,
      Sight sight) {
    public BoardView {
      corners = List.copyOf(corners);
      firsts = List.copyOf(firsts);
    }
  }

  /** How it is known which side of the board is up. */
  enum Upright {
    /** By markers, by the pieces, or because somebody pointed at the corners. */
    KNOWN,
    /** The pieces leave it open; somebody has said it. */
    CHOSEN,
    /** The pieces leave it open; nobody has said it, so it was guessed. */
    OPEN
  }

  /** Whether the board can be seen. */
  enum Sight {
    SEEN,
    NOT_FOUND,
    /** Something covers so much of it that nothing is taken from the pictures. */
    HIDDEN,
    /** The camera sends no pictures that can be read. */
    NO_PICTURE
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

  /**
   * Somebody says which side of the board is up, for boards without markers.
   *
   * @param corner where one of {@link BoardView#firsts} was seen, as shares of the picture: the one
   *     next to the first place. A number would mean another corner once the board was turned
   * @return false when that cannot be, or can no longer be
   * @throws IOException when it cannot be kept for the next start; then it does not hold now either
   */
  boolean first(At corner) throws IOException;

  /** A ZIP file of the pictures that were read in the last minutes, with what was read. */
  byte[] recent();
}

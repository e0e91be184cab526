package org.lunartable.engine.follow;

/**
 * How the game on the table is followed.
 *
 * @param anySide either colour may act at any time, with any face of the die; else only the player
 *     whose turn it is
 * @param scoring whether the rules score and so take figures off the board; without it stations are
 *     enclosed and nothing comes of it
 */
public record Manner(boolean anySide, boolean scoring, Prior prior) {

  /** A game under way at the table. */
  public static final Manner GAME = new Manner(false, true, Prior.PICTURES);

  /** The same after so many pictures of which nothing was taken. */
  Manner afterWaiting(int pictures) {
    return new Manner(anySide, scoring, prior.afterWaiting(pictures));
  }
}

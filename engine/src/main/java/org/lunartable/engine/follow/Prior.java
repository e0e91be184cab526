package org.lunartable.engine.follow;

/**
 * What is believed before anything is seen, and how sure one must be. All in natural logarithms of
 * probability, as the weights of a {@link org.lunartable.engine.spi.BoardSighting}.
 *
 * @param turn the cost of one turn: it was taken, and it was this one of the fifty or so possible
 * @param further what each turn after the first costs more: settled pictures mostly show the board
 *     after every turn
 * @param figure the cost of each further figure in the same spacewalk
 * @param step the cost of each step, so that the shorter of two ways is believed
 * @param pass the cost of a turn that nobody could use, strictly by turns
 * @param margin how much better than every rival, and than no change at all, an explanation must be
 *     to be taken
 * @param misfit how badly a place may fit and still be put down to the reader
 */
public record Prior(
    double turn,
    double further,
    double figure,
    double step,
    double pass,
    double margin,
    double misfit) {

  /** For pictures, whose readers are wrong now and then. */
  public static final Prior PICTURES = new Prior(3, 2.5, 1.5, 0.15, 3, 2.5, 6);

  /** For pictures of which there is one a turn: a change that is not taken is not seen again. */
  public static final Prior TURN_BY_TURN = new Prior(2.5, 2, 1.5, 0.15, 3, 1.75, 6);

  /**
   * The same after so many pictures of which nothing was taken: as many turns more are likely by
   * now, so each further one costs less.
   */
  Prior afterWaiting(int pictures) {
    return new Prior(turn, further / (1 + pictures), figure, step, pass, margin, misfit);
  }
}

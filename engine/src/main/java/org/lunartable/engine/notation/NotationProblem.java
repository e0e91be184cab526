package org.lunartable.engine.notation;

/** A text that is not in the notation: where it goes wrong, and what is expected there. */
public final class NotationProblem extends Exception {

  private final int line;
  private final int column;

  /**
   * @param line counted from 1
   * @param column counted from 1
   * @param message what is wrong and what is allowed, without the place
   */
  public NotationProblem(int line, int column, String message) {
    super(message);
    this.line = line;
    this.column = column;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  /** For example {@code line 3, column 7}. */
  public String where() {
    return "line " + line + ", column " + column;
  }
}

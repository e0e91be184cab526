package org.lunartable.engine.game;

/** A text that should be a game and is none. */
public final class NotAGame extends Exception {

  private final boolean aboutResult;

  private NotAGame(String message, boolean aboutResult) {
    super(message);
    this.aboutResult = aboutResult;
  }

  /**
   * What is wrong.
   *
   * @param message one sentence: where, what, what is wanted there
   */
  public NotAGame(String message) {
    this(message, false);
  }

  /** The moves are fine, but lead to another result than the stated one. */
  public static NotAGame wrongResult(String message) {
    return new NotAGame(message, true);
  }

  /** The same, said of one of several games. */
  public NotAGame of(int number) {
    return new NotAGame("Game " + number + ": " + getMessage(), aboutResult);
  }

  /** Whether nothing but the stated result is wrong. */
  public boolean isAboutResult() {
    return aboutResult;
  }
}

package org.lunartable.engine.game;

/** A text that should be a game and is none. */
public final class NotAGame extends Exception {

  private final About about;

  /** What is wrong. */
  private enum About {
    TEXT,
    RESULT,
    CARDS
  }

  private NotAGame(String message, About about) {
    super(message);
    this.about = about;
  }

  /**
   * What is wrong.
   *
   * @param message one sentence: where, what, what is wanted there
   */
  public NotAGame(String message) {
    this(message, About.TEXT);
  }

  /** The moves are fine, but lead to another result than the stated one. */
  public static NotAGame wrongResult(String message) {
    return new NotAGame(message, About.RESULT);
  }

  /** Not the text is wrong, but the owner's cards that came with it cannot be played with. */
  public static NotAGame badCards(String message) {
    return new NotAGame(message, About.CARDS);
  }

  /** The same, said of one of several games. */
  public NotAGame of(int number) {
    return new NotAGame("Game " + number + ": " + getMessage(), about);
  }

  /** Whether nothing but the stated result is wrong. */
  public boolean isAboutResult() {
    return about == About.RESULT;
  }

  /** Whether the owner's cards are wrong, whatever the text is. */
  public boolean isAboutCards() {
    return about == About.CARDS;
  }
}

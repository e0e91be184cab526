package org.lunartable.engine.game;

/** A set-up that a game cannot start from; the message is one sentence for a person. */
public class BadSetup extends Exception {

  private final String path;

  /**
   * @param path where in the set-up, for example {@code stock.dome}
   * @param message what is wrong there and what is allowed
   */
  public BadSetup(String path, String message) {
    super(message);
    this.path = path;
  }

  public String path() {
    return path;
  }
}

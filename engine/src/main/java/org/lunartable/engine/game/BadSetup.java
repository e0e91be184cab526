package org.lunartable.engine.game;

import java.util.List;
import org.lunartable.engine.screen.Text;

/** A set-up that a game cannot start from; the message is one sentence for a person, in English. */
public class BadSetup extends Exception {

  private final String path;
  private final transient List<Text> said;

  /**
   * @param path where in the set-up, for example {@code stock.dome}
   * @param message what is wrong there and what is allowed
   */
  public BadSetup(String path, String message) {
    this(path, message, List.of());
  }

  /**
   * @param said the same in the language of whoever reads it
   */
  public BadSetup(String path, String message, List<Text> said) {
    super(message);
    this.path = path;
    this.said = List.copyOf(said);
  }

  /** What is wrong, in the language of whoever reads it; none where it is said in English alone. */
  public List<Text> said() {
    return said;
  }

  public String path() {
    return path;
  }
}

package org.lunartable.kiosk.machine;

import org.lunartable.engine.screen.Text;
import org.lunartable.kiosk.texts.Messages;

/** Something the machine does not do; the message is one sentence that says what to do about it. */
public final class MachineProblem extends Exception {

  private static final long serialVersionUID = 1;
  private static final Messages ENGLISH = Messages.english();

  private final transient Text text;

  MachineProblem(Text text) {
    this(text, null);
  }

  MachineProblem(Text text, Throwable cause) {
    super(ENGLISH.say(text), cause);
    this.text = text;
  }

  /** The sentence in no language yet. */
  public Text text() {
    return text;
  }
}

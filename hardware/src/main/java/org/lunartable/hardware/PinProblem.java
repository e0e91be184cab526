package org.lunartable.hardware;

/** A pin cannot be used; the message is one sentence for a person, with the remedy. */
public final class PinProblem extends Exception {

  private static final long serialVersionUID = 1;

  public PinProblem(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}

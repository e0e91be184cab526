package org.lunartable.hardware;

/** A pin cannot be used; the message is one sentence for a person, with the remedy. */
public final class PinProblem extends Exception {

  private static final long serialVersionUID = 1;

  /** What is wrong, as far as the remedy differs. */
  public enum Kind {
    /** This computer has no pins. */
    NONE,
    /** This user may not use them. */
    NOT_ALLOWED,
    /** Another program has the pin. */
    TAKEN,
    /** Anything else. */
    BROKEN
  }

  private final Kind kind;

  public PinProblem(Kind kind, String sentence, Throwable cause) {
    super(sentence, cause);
    this.kind = kind;
  }

  /** What is wrong. */
  public Kind kind() {
    return kind;
  }
}

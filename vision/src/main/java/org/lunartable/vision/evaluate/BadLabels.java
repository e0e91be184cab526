package org.lunartable.vision.evaluate;

/** A folder whose labels are missing or broken; the message is one sentence for the user. */
public final class BadLabels extends Exception {
  private static final long serialVersionUID = 1L;

  public BadLabels(String sentence) {
    super(sentence);
  }

  public BadLabels(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}

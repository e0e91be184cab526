package org.lunartable.vision;

/**
 * A picture that cannot be used: missing, empty, cut off, too large or no picture at all. The
 * message is one sentence for the person at the table: what is wrong, where, and what to do.
 */
public final class BadPicture extends Exception {
  private static final long serialVersionUID = 1L;

  BadPicture(String sentence) {
    super(sentence);
  }

  BadPicture(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}

package org.lunartable.kiosk.journal;

/** A game in the journal cannot be read, though the journal can; the message is one sentence. */
public final class UnreadableGame extends Exception {

  private static final long serialVersionUID = 1;

  UnreadableGame(String message) {
    super(message);
  }

  UnreadableGame(String message, Throwable cause) {
    super(message, cause);
  }
}

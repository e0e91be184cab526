package org.lunartable.kiosk.journal;

/** The journal cannot be opened or written; the message is one sentence for a person. */
public final class JournalProblem extends Exception {

  JournalProblem(String message) {
    super(message);
  }

  JournalProblem(String message, Throwable cause) {
    super(message, cause);
  }
}

package org.lunartable.engine.session;

/** Recorded entries that do not make up a game; the message is one sentence for a person. */
public final class BrokenRecord extends Exception {

  BrokenRecord(String message) {
    super(message);
  }
}

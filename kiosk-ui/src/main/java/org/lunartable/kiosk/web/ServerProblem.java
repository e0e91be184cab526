package org.lunartable.kiosk.web;

/** The server cannot start; the message is one sentence for a person. */
public final class ServerProblem extends Exception {

  ServerProblem(String message, Throwable cause) {
    super(message, cause);
  }
}

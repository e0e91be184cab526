package org.lunartable.kiosk.machine;

/** Something the machine does not do; the message is one sentence that says what to do about it. */
public final class MachineProblem extends Exception {

  MachineProblem(String message) {
    super(message);
  }

  MachineProblem(String message, Throwable cause) {
    super(message, cause);
  }
}

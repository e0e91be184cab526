package org.lunartable.kiosk.assembly;

/** The kiosk cannot start; the message is one sentence for a person. */
public final class KioskProblem extends Exception {

  private static final long serialVersionUID = 1;

  KioskProblem(Exception cause) {
    super(cause.getMessage(), cause);
  }
}

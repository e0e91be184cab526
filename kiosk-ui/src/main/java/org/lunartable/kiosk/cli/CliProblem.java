package org.lunartable.kiosk.cli;

/** Ends a command: an exit status and the one sentence that goes to standard error. */
public final class CliProblem extends RuntimeException {
  /** The answer is no. */
  public static final int NO = 1;

  /** An argument or a file is wrong. */
  public static final int BAD_INPUT = 2;

  /** A device or a system package is missing. */
  public static final int MISSING = 3;

  /** Something broke inside. */
  public static final int INTERNAL = 4;

  private static final long serialVersionUID = 1;

  private final int exitStatus;

  public CliProblem(int exitStatus, String sentence) {
    this(exitStatus, sentence, null);
  }

  public CliProblem(int exitStatus, String sentence, Throwable cause) {
    super(sentence, cause);
    this.exitStatus = exitStatus;
  }

  /** Shorthand for the commonest one. */
  public static CliProblem badInput(String sentence) {
    return new CliProblem(BAD_INPUT, sentence);
  }

  public int exitStatus() {
    return exitStatus;
  }
}

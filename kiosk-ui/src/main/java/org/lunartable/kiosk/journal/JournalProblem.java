package org.lunartable.kiosk.journal;

/** The journal cannot be opened or written; the message is one sentence for a person. */
public final class JournalProblem extends Exception {

  private static final long serialVersionUID = 1;

  /** Whether it is the disk, which may come back, and not how the kiosk was started. */
  private final boolean disk;

  JournalProblem(String message) {
    super(message);
    disk = false;
  }

  JournalProblem(String message, Throwable cause) {
    super(message, cause);
    disk = DiskTrouble.causes(cause);
  }

  /** Whether the disk is to blame: full, read-only, broken or gone. It may be well again later. */
  public boolean isDisk() {
    return disk;
  }
}

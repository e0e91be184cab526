package org.lunartable.kiosk.journal;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.time.Duration;
import org.lunartable.kiosk.time.Ticker;

/** Copies the journal at the start, every few minutes while it grows, and at the end. */
public final class CopyTimer implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(CopyTimer.class.getName());
  private static final Duration PAUSE = Duration.ofMinutes(5);

  private final Copies copies;
  private final Ticker ticker;
  private String said = "";

  private CopyTimer(Copies copies) {
    this.copies = copies;
    this.ticker = Ticker.start("journal-copies", Duration.ZERO, PAUSE, this::copy);
  }

  /** Begins to copy the journal of this data folder, on a thread of its own. */
  public static CopyTimer start(Path data) {
    return new CopyTimer(new Copies(data));
  }

  private synchronized void copy() {
    try {
      copies.make();
      said = "";
    } catch (JournalProblem problem) {
      if (!said.equals(problem.getMessage())) {
        said = problem.getMessage();
        LOG.log(Level.WARNING, said);
      }
    }
  }

  /** Makes the last copy, when nobody writes any more. */
  @Override
  public void close() {
    ticker.close();
    copy();
  }
}

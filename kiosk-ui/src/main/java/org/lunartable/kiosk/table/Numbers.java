package org.lunartable.kiosk.table;

import java.lang.System.Logger.Level;
import org.lunartable.kiosk.journal.Journal;
import org.lunartable.kiosk.journal.JournalProblem;

/**
 * Counts published screens. Numbers are reserved in blocks, so that a screen that only bears a
 * notice costs no write and a restart still never uses a number twice.
 */
final class Numbers {

  private static final int BLOCK = 1000;
  private static final System.Logger LOG = System.getLogger(Numbers.class.getName());

  private final Journal journal;
  private long last;
  private long reservedTo;

  Numbers(Journal journal) throws JournalProblem {
    this.journal = journal;
    this.last = journal.reserveNumbers(BLOCK) - 1;
    this.reservedTo = last + BLOCK;
  }

  long next() {
    last++;
    if (last > reservedTo) {
      reserve();
    }
    return last;
  }

  private void reserve() {
    int count = Math.toIntExact(last - reservedTo) + BLOCK;
    try {
      reservedTo = journal.reserveNumbers(count) + count - 1;
    } catch (JournalProblem problem) {
      // The number is still right for all who look now; the next one tries again.
      LOG.log(Level.WARNING, "Screen numbers: {0}", problem.getMessage());
    }
  }
}

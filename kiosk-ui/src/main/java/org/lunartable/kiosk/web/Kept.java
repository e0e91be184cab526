package org.lunartable.kiosk.web;

import java.io.IOException;
import java.lang.System.Logger.Level;

/** Says it in one way when what somebody set cannot be kept. */
final class Kept {

  private static final System.Logger LOG = System.getLogger(Kept.class.getName());

  private Kept() {}

  /** What writes to the data folder. */
  interface Deed {
    void run() throws IOException;
  }

  /**
   * Does it.
   *
   * @throws HttpProblem when the data folder cannot be written to
   */
  static void by(Deed deed) {
    try {
      deed.run();
    } catch (IOException failed) {
      LOG.log(Level.ERROR, "The data folder cannot be written to.", failed);
      throw HttpProblem.told(HttpProblem.UNAVAILABLE, "problem.not-saved");
    }
  }
}

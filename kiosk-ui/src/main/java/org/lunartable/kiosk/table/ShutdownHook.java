package org.lunartable.kiosk.table;

import java.lang.System.Logger.Level;
import java.util.List;

/** Closes things in order when the program is asked to end. */
public final class ShutdownHook {

  private static final System.Logger LOG = System.getLogger(ShutdownHook.class.getName());

  private ShutdownHook() {}

  /**
   * Has these closed when the program ends, however it is asked to.
   *
   * @param inOrder first to last, for example server, sources, table loop, journal; one that fails
   *     does not keep the next from being closed
   */
  public static void closeAtExit(List<AutoCloseable> inOrder) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> closeAll(inOrder), "shutdown"));
  }

  static void closeAll(List<AutoCloseable> inOrder) {
    for (AutoCloseable part : inOrder) {
      try {
        part.close();
      } catch (Exception failed) {
        LOG.log(Level.WARNING, "Could not be closed: " + part.getClass().getSimpleName(), failed);
      }
    }
  }
}

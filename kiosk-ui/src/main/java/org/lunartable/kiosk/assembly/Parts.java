package org.lunartable.kiosk.assembly;

import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.Deque;

/** What was opened, to be closed in the opposite order. */
final class Parts implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Parts.class.getName());

  private final Deque<AutoCloseable> parts = new ArrayDeque<>();

  <T extends AutoCloseable> T add(T part) {
    parts.addFirst(part);
    return part;
  }

  /** Closes all; one that fails does not keep the next from being closed. */
  @Override
  public void close() {
    while (!parts.isEmpty()) {
      AutoCloseable part = parts.removeFirst();
      try {
        part.close();
      } catch (Exception e) {
        LOG.log(Level.WARNING, "Could not be closed: " + part.getClass().getSimpleName(), e);
      }
    }
  }
}

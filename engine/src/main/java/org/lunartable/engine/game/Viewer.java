package org.lunartable.engine.game;

import java.util.Optional;

/**
 * Who looks at a screen.
 *
 * @param seat the seat whose secrets may be shown; empty for the table and for watchers
 */
public record Viewer(Optional<String> seat) {
  /** The screen on the table, which all may see. */
  public static final Viewer TABLE = new Viewer(Optional.empty());
}
